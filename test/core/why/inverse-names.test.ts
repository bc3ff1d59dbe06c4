import { expect, test } from 'vitest';
import { areInverse } from '../../../src/core/why/query-roles.js';

test.each([
  ['<https://cim.example/ns#VoltageLevel.Bays>', '<https://cim.example/ns#Bay.VoltageLevel>'],
  ['cim:Terminal.ConductingEquipment', 'cim:ConductingEquipment.Terminals'],
  ['cim:TopologicalIsland.AngleRefTopologicalNode', 'cim:TopologicalNode.AngleRefTopologicalIsland'],
  ['nc:BiddingZone.BiddingZoneBorderOne', 'nc:BiddingZoneBorder.BiddingZoneOne'],
  ['cim:Line.Region', 'cim:SubGeographicalRegion.Lines'],
  ['ex:Company.subsidiaries', 'ex:Subsidiary.company'],
  ['ex:hasPart', 'ex:isPartOf'],
  ['ex:hasPart', 'ex:isPart'],
  ['schema:hasPart', 'dct:partOf'],
])('%s and %s are one relation', (one, other) => {
  expect([areInverse(one, other), areInverse(other, one)]).toEqual([true, true]);
});

test.each([
  ['cim:TopologicalIsland.TopologicalNodes', 'cim:TopologicalNode.AngleRefTopologicalIsland'],
  ['cim:RegulatingControl.Terminal', 'cim:RegulatingControl.RegulatingCondEq'],
  ['cim:Terminal.ConductingEquipment', 'cim:Terminal.ConductingEquipment'],
  ['cim:Terminal', 'cim:ConductingEquipment'],
  ['ex:hasPart', 'ex:part'],
  ['ex:hasPart', 'ex:hasPart'],
  ['ex:hasPart', 'ex:isMemberOf'],
  ['ex:a', 'ex:a'],
  ['.', '.'],
  ['', ''],
  ['has', 'is'],
])('%s and %s are not', (one, other) => {
  expect([areInverse(one, other), areInverse(other, one)]).toEqual([false, false]);
});
