/** A size of changes, a positive integer, and how many changes have it. */
export type SizeCount = readonly [size: number, count: number];

/** Sums further out than so many standard deviations have a probability below 10⁻¹⁵ (Hoeffding 1963). */
const FAR_OUT = 8.5;

/** A product of cosines this small adds nothing, and no further factor makes it larger. */
const VANISHED = 1e-20;

/**
 * Share of the sign patterns whose sum is nearer to 0 than `reached`. Half the sum lies on points one apart, so that
 * its probabilities are a Fourier series, read at as many frequencies as points that it can reach.
 */
export function shareBelow(counts: readonly SizeCount[], reached: number): number {
  const points = pointsOf(counts, reached);
  const addTerm = makeSummation(counts, points);
  let share = reached - 1;
  for (let index = 1; index < points; index++) {
    const half = (Math.PI * index) / points;
    const kernel = Math.sin(half * (reached - 1)) / Math.sin(half);
    const estimated = addTerm(share, index, kernel);
    share = Number.isNaN(estimated) ? share + characteristic(counts, half) * kernel : estimated;
  }
  return share / points;
}

function pointsOf(counts: readonly SizeCount[], reached: number): number {
  const largest = counts.reduce((sum, [size, count]) => sum + size * count, 0) / 2;
  const deviation = Math.sqrt(counts.reduce((sum, [size, count]) => sum + size * size * count, 0)) / 2;
  return Math.ceil(Math.min(largest, FAR_OUT * deviation) + reached / 2) + 1;
}

/** Called for each point: no iterator, and no power where a size occurs once. */
function characteristic(counts: readonly SizeCount[], half: number): number {
  let product = 1;
  for (let at = 0; at < counts.length; at++) {
    const pair = counts[at] as SizeCount;
    const cosine = Math.cos(half * pair[0]);
    product *= pair[1] === 1 ? cosine : cosine ** pair[1];
    if (product < VANISHED && product > -VANISHED) return 0;
  }
  return product;
}

/** The sum after one more term, to the last bit; NaN where only the exact term can tell how it is rounded. */
type AddTerm = (sum: number, index: number, kernel: number) => number;

/** With more points a table of their cosines would be larger than the processor's cache; powers are not looked up. */
const LOOKED_UP = { points: 2 ** 18, changesPerSize: 2 };

/** An angle π·index·size/points, rounded, is off by less than 2⁻⁴⁹ of its size, and a cosine by much less. */
const ANGLE_ERROR = 2 ** -49;

/** More than what multiplying the factors rounds, as a share of their product. */
const PRODUCT_ERROR = 2 ** -38;

/**
 * The terms are far smaller than the sum, so that a few digits of a term decide how their sum is rounded. They come from a
 * table of cosines, which takes a fifth of the time of computing each. If every factor cᵢ is off by at most eᵢ, their
 * product is off by at most Π(|cᵢ| + eᵢ) − Π|cᵢ|; where both ends of that range give one sum, it is that of the exact term.
 */
function makeSummation(counts: readonly SizeCount[], points: number): AddTerm {
  const changes = counts.reduce((sum, [, count]) => sum + count, 0);
  const isLookedUp = points <= LOOKED_UP.points && changes <= LOOKED_UP.changesPerSize * counts.length;
  if (!isLookedUp) return () => Number.NaN;
  const { products, bounds } = estimateProducts(counts, points);
  const odd = counts.filter(([size, count]) => (size * count) % 2 === 1);
  // cos(π·s − x) is cos x for an even s, and −cos x for an odd one.
  const mirroredSign = odd.length % 2 === 0 ? 1 : -1;
  return (sum, index, kernel) => {
    const isMirrored = 2 * index > points;
    const at = isMirrored ? points - index : index;
    const product = (products[at] as number) * (isMirrored ? mirroredSign : 1);
    const error = ((bounds[at] as number) * (1 + PRODUCT_ERROR) - Math.abs(product) + VANISHED) * Math.abs(kernel);
    const lower = sum + (product * kernel - error);
    return lower === sum + (product * kernel + error) ? lower : Number.NaN;
  };
}

/**
 * The products of the factors, and of their largest possible sizes, for the first half of the points. A table of the cosines
 * up to a right angle is enough: each further half turn changes the sign.
 */
function estimateProducts(counts: readonly SizeCount[], points: number) {
  const cosines = new Float64Array(Math.floor(points / 2) + 1);
  for (let at = 0; at < cosines.length; at++) cosines[at] = Math.cos((Math.PI * at) / points);
  const perPoints = 1 / points;
  const steps = Float64Array.from(counts, ([size]) => size % (2 * points));
  const errors = Float64Array.from(counts, ([size]) => (size + 8) * ANGLE_ERROR);
  const powers = Float64Array.from(counts, ([, count]) => count);
  const products = new Float64Array(cosines.length).fill(1);
  const bounds = products.slice();
  for (let index = 1; index < products.length; index++) {
    let product = 1;
    let bound = 1;
    let halfTurns = 0;
    for (let at = 0; at < steps.length && bound >= VANISHED / 2; at++) {
      const angle = index * (steps[at] as number);
      const turned = Math.floor(angle * perPoints + 0.5);
      const cosine = cosines[Math.abs(angle - turned * points)] as number;
      const largest = cosine + (errors[at] as number);
      const power = powers[at] as number;
      product *= power === 1 ? cosine : cosine ** power;
      bound *= power === 1 ? largest : largest ** power;
      halfTurns += turned * power;
    }
    products[index] = halfTurns % 2 === 0 ? product : -product;
    bounds[index] = bound;
  }
  return { products, bounds };
}
