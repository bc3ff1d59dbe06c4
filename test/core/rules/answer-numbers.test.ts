import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerNumbers, numbersIn } from '../../../src/core/rules/answer-numbers.js';
import { fewer } from '../../support/fewer.js';

describe('numbers in a text', () => {
  test.each<[string, readonly number[]]>([
    ['', []],
    ['no number', []],
    ['42', [42]],
    ['007', [7]],
    ['.5', [0.5]],
    ['95%', [95]],
    ['12.5 %', [12.5]],
    ['(12)', [12]],
    ['83.42kg', [83.42]],
    ['12, 13 and 14.', [12, 13, 14]],
    ['2½, 12¼, 2¾ and 2⅛', [2.125, 2.5, 2.75, 12.25]],
    ['line,n\nT3,42\nT5,17', [42, 17]],
    ['T3,X4 and T3,12ab34', []],
  ])('%j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['-3.5 and +2', [-3.5, 2]],
    ['−7 °C', [-7]],
    ['-$5, US$5, €7 and -₹8', [-5, 5, 7, -8]],
    ['$83.42.', [83.42]],
    ['-1 500 EUR', [-1500]],
    ['5 -500', [5, -500]],
    ['10-20', [10, 20]],
    ['EUR5–EUR10', [5, 10]],
    ['5\'–10\' and 5"–10"', [5, 10, 5, 10]],
    ['5 days-10 days', [5, 10]],
    ['5 million-10 million', [5, 10]],
    ['5 km/h–10 km/h', [5, 10]],
    ['2 COVID-19 cases', [2]],
    ['2019-2021', [2019, 2021]],
    ['1 500-2 000 EUR', [1500, 2000]],
    ['1/2', [1, 2]],
    ['-€ 42 or −$\u00a07', [-42, -7]],
    ['-USD 42.00 and -EUR42', [-42, -42]],
    ['-US$ 42', [-42]],
    ['-%42 and -% 4,5', [-42, -4.5]],
    ['10-USD 42', [10, 42]],
    ['EUR 10-EUR 42', [10, 42]],
    ['%42, 5%-%10', [42, 5, 10]],
    ['- USD 42', [42]],
    ['-kr 100, -IDR 5 and -zł 7', [-100, -5, -7]],
    ['-R 100, -RM 5', [-100, -5]],
    ['-kr100 and -Rp100.000', [-100, -100, -100000]],
    ['-JP¥5, -NT$ 7 and -US $9', [-5, -7, -9]],
    ['kr-5.00', [-5]],
    ['R100 and PHP8', []],
    ['RM42.50, Q42.50 and PHP1,250.00 and Bs1.250,75', [42.5, 42.5, 1250, 1250.75]],
    ['It is RM1,250 in all', [1250, 1.25]],
    ['RM1,250,000 or R12,50 or RMB1,250.5k', [1_250_000, 12.5, 1250.5]],
    ['from RM1,250,000-RM2,500,000 to RM1,250,000-2,500,000', [1_250_000, 2_500_000, 1_250_000, 2_500_000]],
    ['RM3 007 797, R1 250,00, R12 500 and T3 250 items', [3_007_797, 1250, 12_500, 250]],
    ['P95 250.75 ms, Q1 100 000, Q3 250 000 and EC2 120.50', [250.75, 100_000, 250_000, 120.5]],
    ['CO2 412.50 ppm, DIN A4 120,50, FY23 100 000, A380 575 000 kg', [412.5, 120.5, 100_000, 575_000]],
    ['RM42.50-RM50.00 and R1.250,50-R2.500,75', [42.5, 50, 1250.5, 2500.75]],
    ['RM42.50,RM43.50 PHP42.50/PHP43.50 RM1,250/RM2,500,000', [42.5, 43.5, 42.5, 43.5, 1250, 1.25, 2_500_000]],
    ['RM1,250,000-per-night, RM1,250,000+RM2,300,000=RM3,550,000', [1_250_000, 1_250_000, 2_300_000, 3_550_000]],
    ['PHP1,250.00-per-night, RM1,250.50-ish', [1250, 1250.5]],
    ['|Jan|RM1,250,000|\n|Feb|RM2,300,000|', [1_250_000, 2_300_000]],
    ['Jan,"RM1,250,000"\nFeb,"RM2,300,000"', [1_250_000, 2_300_000]],
    ['RM1,250,000\nRM2,500,000', [1_250_000, 2_500_000]],
    ['Line,Riders,Name\nT3,250,North Harbour\nT5,120,South Gate', [250, 120]],
    ['SKU,Qty,Desc\nAB12,50,Blue pen\nR13,75,Red pen', [50, 75]],
    ['S/.1,250.00, S/.42.50 and KSh1,250.50', [1250, 42.5, 1250.5]],
    ['T3,2026-03-01,T4,12ab34', []],
    ['A4.50, about km1,234 and XCHF12,345', []],
    ['id,amount\r\nT3,250\r\nAB12,50', [250, 50]],
    ['The MacBookPro18,3 in seat B12,7 of T3,42. R12,5', []],
    ['The fare is RM1,250,000.', [1_250_000]],
    ['It is RM1,250,000, not RM2,500,000; or R12,50. Or Bs1.250,50.', [1_250_000, 2_500_000, 12.5, 1250.5]],
    ['**RM1,250.50.** <td>RM1,250,000.</td> RM1,250.50-RM2,500.75.', [1250.5, 1_250_000, 1250.5, 2500.75]],
    ['B/.1,250.00, B/.42, B/.42.50', [1250, 42, 42.5]],
    ['line,fare\nT3,RM42.50\nT5,EUR12.50\n4711,RM42.75,Harbour', [42.5, 12.5, 4711, 42.75]],
    ['2026-03-01,RM42.50', [42.5]],
    [
      'R42.50-R60, RM40-RM60.50, RM1,250,000-RM250, RM100-RM1,250,000',
      [42.5, 60, 40, 60.5, 1_250_000, 250, 100, 1_250_000],
    ],
    ['PHP42.50+PHP12.50, RM3.50+RM2.00=RM5.50, EUR42+EUR8', [42.5, 12.5, 3.5, 2, 5.5, 42, 8]],
    ['NPR1,25,000.00', [125_000]],
    ['id,n\nT3,42\nT3,4200', [42, 4200]],
    ['product,price,quantity\nTea,RM42.50,2\nCake,RM8.90,3', [42.5, 2, 8.9, 3]],
    ["quarter,share\nQ1,42%\nQ2,45 % \nT4,980 m\nT5,2'505", [42, 45, 980, 2505]],
    ['qty,price\n2,EUR125,Tea\n42,EUR1250', [2, 125, 42, 1250]],
    ['EUR10-GBP12, USD42.50-EUR40.25 and USD10-RM42.50', [10, 12, 42.5, 40.25, 10, 42.5]],
    ['id,stock\nA-1,42\nX-100,25', [42, 25]],
    ['EUR42+VAT, RM42.50-off, GBP10-20-per-night and PHP42.50-PHP50.00-ish', [42, 42.5, 10, 20, 42.5, 50]],
    ['R250 million, RM1.2 million, R2,5 miljard, R5-million and EUR10-20 million', [250, 1.2, 2.5, 5, 10, 20]],
    ['RM0,50, PHP0.50, Tk42, Dhs1,250.50', [0.5, 0.5, 42, 1250.5]],
    [
      'RM1 mil, Bs2 millones, R3 miljoen, RM4 juta, Rs5-6 lakh, Rs7 crore, XYZ8 bn, XYZ9 mn',
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ],
    ['R5 militants, Bs42.50, Bs12,50, EUR10k-20k, EUR10−20, RM1.50k-2k', [42.5, 12.5, 10, 20, 10, 20, 1.5, 2]],
    ['EUR42-T3, RM42.50,12ab34 and RM42.50,43 m, 3.50-A4', [42.5, 42.5, 43, 3.5]],
    ['R1.2m, R50k, RM2.5bn, but T3 million, CO2 million and B1.2m', [1.2, 50, 2.5]],
    ['id,start,end\n1,2026-03-01,2026-03-05\n42,10:30,11:30', [1, 42]],
    ['id,commit\n5,9f86d08,x\n7,2dd90445-bdfb-11e5-94fa-c8f73332c8f4', [5, 7]],
    ['1,500-2,000 rows, 1,250m2, a 1,000-m2 house', [1500, 1.5, 2000, 1250, 1.25, 1000]],
    ['T3,10:30,250 m', [250]],
    ['T3,2026-03-01,250,up', [250]],
    ['product,price,n\nTea,EUR42,2\nCake,EUR8,90', [42, 42.2, 2, 8, 8.9, 90]],
    ['Tea,EUR42,2', [42, 2, 42.2]],
    ['city,orders,share\nParis,500,83', [500, 83, 500.83]],
    ['Orders: 1,250\nParis,500,83', [1250, 1.25, 500.83]],
    ['T3,42 km,7 and\nT4,12.5%,43\nP1,12.50€,8', [42, 7, 12.5, 43, 12.5, 8]],
    ['id,temp,n\nS1,21.5°C,7\nS2,19°C,3\nS4,18 links,2', [21.5, 7, 19, 3, 18, 2]],
    ['team,d,date\nT3,250 km,2026-03-01\nT4,260 ms,10:30', [250, 260]],
    ['item,n\nwd:Q64,42\nhttp://www.wikidata.org/entity/Q64,3645000', [42, 3645000]],
    [
      'team,count\nPlant A1,250\n"Team 5, south",43\n`T3,250/300 (83%)`',
      [250, 1250, 1.25, 5, 43, 250, 3250, 3.25, 300, 83],
    ],
    ['city,q1,2024\nParis,-500,$83\nRome,+250,~84', [2024, -500, 83, 250, 84]],
    ['> team,n\n> T3,250', [250, 3250, 3.25]],
    ['day,n\nMar 1,250', [1, 250, 1.25, 1250]],
    ['The price is,\nEUR42,50 in total.\n\nNach Stadt,Land sortiert:\nEUR43,50', [42.5, 43.5]],
    ['T3,250,1-Mar-2026', [250]],
    ['T3,250-300,x', [250, 300]],
    ['9f86d081-1234-4abc', []],
    ['RM1,250-RM2,500-RM3,750-RM4,000', [1250, 1.25, 2500, 2.5, 3750, 3.75, 4000]],
    ['RM1,250+RM2,500+RM3,750+RM4,000', [1250, 1.25, 2500, 2.5, 3750, 3.75, 4000]],
    ['R-42,50, Bs-42,50 and PHP-1.250,50', [-42.5, -42.5, -1250.5]],
    ['RM2.5B, EUR800k-1.2M', [2.5, 800, 1.2]],
    ['COVID19,250\nNu1,250.50', []],
    [
      'name,delta,n\nTea,-$5.50,7\nCake,−42,8\nPie,–43,9\nBun,-USD 44,5',
      [-5.5, 7, -42, 8, -42.8, -43, 9, -43.9, -44, 5, -44.5],
    ],
    ['#,Name,Score\n1,Anna,42\n2,Ben,43', [1, 42, 2, 43]],
    ['No.,Count\n1,42', [1, 42, 1.42]],
    ["Ville,Chiffre d'affaires,Année\nParis,42,7", [42, 7, 42.7]],
    ['?year,?count\n2024,42', [2024, 42, 2024.42]],
    ['Year,"Revenue, in USD"\n2024,42', [2024, 42, 2024.42]],
    ['"id","count"\n1,42\n"7",43', [1, 42, 1.42, 7, 43]],
    ['"","city","n","share"\n"1","Paris",500,83', [1, 500, 83, 500.83]],
    ['"#","2024"\n4,17', [2024, 4, 17, 4.17]],
    // Numbers in quotes are not names.
    ['"1","2"\n42,17', [1, 2, 42.17]],
    [',n,2023 revenue\nTea,42,17', [2023, 42, 17, 42.17]],
    [
      "Land,Einwohner,Fläche\nSchweiz,8'815'385,41285\nBern,1'250,7\nGenf,12 345,8",
      [8815385, 41285, 8815385.41285, 1250, 7, 1250.7, 12345, 8, 12345.8],
    ],
    ['x,y\n1.5e+6,7\n10^6,8', [1.5e6, 7, 1e6, 8]],
    ['- Tables: orders,customers\n- Net: -$1,250', [-1250, -1.25]],
    [
      'Departments: Sales,Marketing\nTotal budget: RM1,250\n\n根据数据库,共有3个团队。\n净变化为-1,250元。',
      [1250, 1.25, 250, 3, -1250, -1.25],
    ],
    ['RETURN n.name,n.value\n→ -1,250', [-1250, -1.25, -1, 250]],
    ['name,count\nT3,250\nT4,300\nThe total is R1,250.', [250, 300, 1250, 1.25]],
    ['Age group,18-24,25-34\nMale,1200,1350', [18, 24, 24.25, 25, 34, 1200, 1350, 1200.135]],
    ['ORD-1,1200,-$50\nORD-2,900,-€20\nT3,42,-\nT4,43,N/A', [1200, -50, 900, -20, 42, 43]],
    ['name,total?\nT3,250\n...\nT9,300', [250, 300]],
    ['We group by a,b in the query.\n-1,250', [-1250, -1.25]],
    ['city,q1,2024\nParis,500,83', [2024, 500, 83, 500.83]],
    ['team,n\n"Aachen,West",250\nT4,300', [250, 300]],
    ['Station A1,42\nStation B2,17', [42, 17]],
    ['ex:T3,42\nex:T4,17 users', [42, 17]],
    ['- T3,42\n- T4,3.5 million', [42, 3.5]],
    ['Emissions of CO₂,42 Mt from 105 km²,2102650', [42, 105, 2102650]],
    ['According to the graph,\n1,250 people', [1250, 1.25]],
    ['1048576B, 1500000AED, 2500000CAD', [1048576, 1500000, 2500000]],
    ['Last updated: 2026-03-01 10:30:15,123\nTotal: 42', [42]],
    ['Tea,EUR-42,50\nCake,RM1,250', [-42, -42.5, 50, 1250, 1.25, 250]],
    ['SKU,Stock\nAB12,250', [250, 12250, 12.25]],
    [`id,n\n${'T3,250\n'.repeat(100)}`, Array(100).fill(250)],
    ['gate,count,note\nA12,250,\nB7,125,late arrival', [250, 125]],
    ['id,n\nT3,42 million\nT4,43 m/s\nT5,44 km²\nT6,45 (est.)\nT7,46 people', [42, 43, 44, 45, 46]],
    ['USD1,250,000\n\n```sql\nSELECT SUM(a),b FROM t\n```', [1_250_000]],
    ['RM1,250,000 is the total for (a,b).', [1_250_000]],
    ['NPR1,25,000 is the total.\nNPR12,50,000|', [125_000, 1_250_000]],
    ['time,value\n2026-03-01 10:30:00,42\n2026-03-01 11:30:00,43.5\n2026-03-01 11:45:00,250', [42, 43.5, 250]],
    ['T1,10:30:15,42', [42]],
    ['2026-03-01 10:30:00,123 ERROR, 10:30:00,5Z', []],
    ['2,5-Liter-V6-Motor, 15,6-Zoll-4K-Display, 7,62x51mm, 1,2-bis-3-fach', [2.5, 15.6, 7.62, 1.2]],
    ['https://x.io/v1/550e8400-e29b-41d4-a716-446655440000 v2/2026-03-01 n7/10:30 sha256:9f86d08 Q1/2026-03', []],
    ['4:9f86d081-1234-4abc-8def-123456789abc:42', [4, 42]],
    ['T3_250, Q1_2026-03-01, WTG3_2024-05-06.csv', []],
    ['R1.2M, RM250K, RM2.5 Million, but R5M', [1.2, 250, 2.5]],
    [
      'R1.2–1.5 million, RM40–RM60.50, RM1,250–2,500, T3–42 and EUR42–43',
      [1.2, 1.5, 40, 60.5, 1250, 1.25, 2500, 2.5, 42, 42, 43],
    ],
    ['RM1\\,250', [1250]],
    ['ORD-42,15\nORD-43,35', [15, 35]],
    ['EUR1,250,- and RM1,250,–', [1250, 1.25, 1250, 1.25]],
    ['RM1,250/RM2,500, RM12.50:RM13.50', [1250, 1.25, 2500, 2.5, 12.5, 13.5]],
    ['−10³ and -10⁶', [-1e6, -1000, -10, -10]],
    ['5-10³', [5, 10, 1000]],
    ['5\u00a0€–10\u00a0€, 5\u202f%-10\u202f%', [5, 5, 10, 10]],
    ['5\u00a0km-10\u00a0km and 5\u00a0USD-10\u00a0USD', [5, 5, 10, 10]],
    ['10 US$–20 US$, 10M€–20M€, 10 ℃-20 ℃', [10, 10, 10, 20, 20, 20]],
    ['10 kr.–20 kr., 10′-20′', [10, 10, 20, 20]],
    ['10 degrees Celsius-20 degrees Celsius', [10, 20]],
    ['-R\u00a0100, -PHP\u00a05, -MAD 5, -XOF 7', [-100, -7, -5, -5]],
    ['-lei 5, -Kr 5, -元5, -FCFA 5, -Euro 5, -S/ 5', [-5, -5, -5, -5, -5, -5]],
  ])('with a sign: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ["CHF12'345.67", [12345.67]],
    ['CHF12’345.67', [12345.67]],
    ['CHF-1’234’567.50', [-1234567.5]],
    ['EUR-12’345.67', [-12345.67]],
    ['EUR12 345, EUR12\u202f345,5', [12345, 12345.5]],
    ['-CHF12’345', [-12345]],
    ['CHF10’000-CHF20’000', [10000, 20000]],
    ["XCHF12'345", []],
  ])('with a currency code before thousands: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['1,234.5', [1234.5]],
    ['1,234,567 rows', [1234567]],
    ['1.234,56 €', [1234.56]],
    ['1.234.567', [1234567]],
    ['83,42 €', [83.42]],
    ['1234,567', [1234.567]],
    ['1234.567', [1234.567]],
    // Before three digits, either can separate thousands or decimals.
    ['1,234', [1234, 1.234]],
    ['1.234', [1234, 1.234]],
    ['139.462 MW', [139.462, 139462]],
    ['12.000', [12, 12000]],
    ['12,000 rows', [12000]],
    ['0.500', [0.5]],
    ['0,500', [0.5]],
    ['0,000', [0]],
    // As in India.
    ['1,23,456.78', [123456.78]],
    ['12,34,567', [1234567]],
  ])('dots and commas: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['The total is 1 500 EUR', [1500]],
    ['12 345', [12345]],
    ['1 234 567 rows', [1234567]],
    ['1 234,5', [1234.5]],
    ['1 234.567', [1234.567]],
    ['1 234, 567', [1234, 567]],
    ['1\u202f234\u202f567', [1234567]],
    ['1\u00a0234,5 and 1\u2009234', [1234.5, 1234]],
    ["1'234.5", [1234.5]],
    ['1’234’567', [1234567]],
    ['1_234_567', [1234567]],
    ['1\\,234 and 5{,}678{,}901', [1234, 5678901]],
    ['3 500 m lines', [3500]],
    ['in 2024 1 500 were', [2024, 1500]],
    ['100 200\u202f500', [100, 200500]],
    // Groups of other lengths are numbers of their own.
    ['in 2019 2020', [2019, 2020]],
    ['12 2024', [12, 2024]],
    ['rows 1 2 3', [1, 2, 3]],
    ['7 1234', [7, 1234]],
    ['1 234 5678', [1234, 5678]],
    ['0 500', [0, 500]],
    ['1234 567', [1234, 567]],
    ['12\u00a02024', [12, 2024]],
    ["5'10", [5, 10]],
    ['1  500', [1, 500]],
    ['1\n500', [1, 500]],
    ['1. 500', [1, 500]],
    ['1, 500', [1, 500]],
    ['| 1 | 500 |', [1, 500]],
    ['1 234,567,890', [1, 234567890]],
  ])('thousands: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['3,14,15', [3, 14, 15]],
    ['1,2,345', [1, 2, 345]],
    ['1.5,2.5,3.5', [1.5, 2.5, 3.5]],
    ['Paris,500', [500]],
  ])('separated by commas alone: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['about 1.5e3 or 2E-2', [1500, 0.02]],
    ['4.0E-1 kV (4.0 × 10⁻¹ kV)', [0.4, 0.4]],
    ['1.5 × 10^3', [1500]],
    ['$1.5 \\times 10^{-3}$', [0.0015]],
    ['2*10^(3)', [2000]],
    ['5 × 10 cm', [5, 10]],
    ['1,5e3', [1500]],
    ['-5.669e-07', [-5.669e-7]],
    ['5,669e-07', [5.669e-7, 0.0005669]],
    ['3e-4, 2e-5 and [1.2E-05, 3.4e-05]', [3e-4, 2e-5, 1.2e-5, 3.4e-5]],
    // Behind an exponent, a comma is not part of the number.
    ['(3e-4,2e-5), 1.0E+3,42 and 1e3,2e4', [3e-4, 2e-5, 1000, 42, 1000, 20000]],
    ['1e-5-1e-3 and 3e-4-2.5e-5', [1e-5, 1e-3, 3e-4, 2.5e-5]],
    ['0-1e-5 or 1e-5-0.5', [0, 1e-5, 1e-5, 0.5]],
    ['1e-5m-1e-3m, 3e-5 mol/L-3e-3 mol/L', [1e-5, 1e-3, 3e-5, 3e-3]],
    ['1.0e+03 m-2.5e+03 m', [1000, 2500]],
    ['a 1e-5-level', [1e-5]],
    ['Les 18e-19e siècles, 2e-3e-trimestre', [18, 19, 2, 3]],
    ['1e-5-4f2b-3, 1e-4094-5', []],
  ])('with an exponent: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['T3, x10 and line2', []],
    ['ORD-12', []],
    ['6700_6701_0_1', []],
    ['3191249a-641d-41d0-bb0d-83039364113c, 34bdf77d-27c3-4e6f-829f-357382313f99: 5', [5]],
    ['The hosts:\n192.168.178.120,1250\n192.168.178.121,980', [1250, 980]],
    ['192.168.1.10,830,12\n192.168.178.110,400.5,5', [830, 12, 400.5, 5]],
    ['1.134.156.201,50 €, R$ 2.150.200.118,42', [1134156201.5, 2150200118.42]],
    ['1.134.156.201,50\u00a0€, R$\u202f2.150.200.118,42', [1134156201.5, 2150200118.42]],
    ['1.1.1.1.5 and 10.0.0.1.', []],
    ['aa-bb-cc-dd-ee-11-22-33, 00:1a:2b:3c:4d:5e:6f:70', []],
    ['aa-bb-cc-dd-ee-11-22-33-44', []],
    ['00:1a:2b:3c:4d:5e: 42, 2001:db8::10: 43, 2001:db8::/32, 2001:db8::1/64', [42, 43]],
    ['10:15:20-10:15:22.5', []],
    ['8306021b-345e-414b-8023-9021bee34de9, da-46-40-3c-6e-3c, b5-0a-5a-8e-73-fa', []],
    ['urn:uuid:2dd90445-bdfb-11e5-94fa-c8f73332c8f4, _7C60D1FD-FE74-4094-89F7-2D3949DEAA3C: 5', [5]],
    ['from 10YNO-4--------9 to 10Y1001C--00146U: 42', [42]],
    ['24H-AVAILABILITY, 12V-BATTERY-PACK', [24, 12]],
    ['1.2.3', []],
    ['v1.2.3', []],
    ['from 2026-03-01, 5 of them', [5]],
    ['at 2026-03-01T10:30:00.5+01:00 or 2026-03-01 10:30', []],
    ['2024-03-01 10:30:00+00, 10:30:00.123-05 or 2024-03-01 10:30:00 -0800', []],
    ['2024-03-01 00:00:00+00,42\n2024-03-02 00:00:00+00,43', [42, 43]],
    ['at 10:30:00 -0899 and 10:30:00 -08000', [-899, -8000]],
    ['0 2024-01-01 10:30:00 -1250.75 and 10:30:00 -1250', [0, -1250.75, -1250]],
    ['2024-03-01 10:30:00-05: **42**, 2024-03-01 10:30:00 +0000: 43', [42, 43]],
    ['10:30:00-11:45 and 10:30:00-11:45:30', []],
    // As Go writes it.
    ['2026-02-16 11:24:39.926237192 +0100 +0100: 5', [5]],
    ['on 3/1/2026 at 10:30', []],
    ['01.03.2026, 01-03-2026, 2026/03/01 and 2026-3-1', []],
    ['on 3 10:30 500', [3, 500]],
  ])('words, versions and dates: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['ORD-2026-42, INV-2026-0042, SKU-42-500, ABC-42-7, v2-42 and T3-42', []],
    ['v1.2.3-42, 1.2.3-4 and 1.2.3+5', []],
    ['9f86d08, 12ab34, commit 3e8a91c, #00ff00, 0x80070005 and 9f86-d08', []],
    ['3e8, 2e10Hz', [3e8, 2e10]],
    ['192.168.1.1:8080, 192.168.100.200, 2001:db8::1, ::1 and 00:1a:2b:3c:4d:5e', []],
    ['+1-800-555-0199', []],
    ['20 m2, 5m2, 20kg, 3D, 42nd and 1920x1080', [20, 5, 20, 3, 42, 1920, 1080]],
    ['10-year-old, a 3-5-day trip, 10km-20km', [10, 3, 5, 10, 20]],
    ['5-HT2A and 2026-W10', []],
    ['EUR42, USD1,234.50, Rs42, US$7', [42, 1234.5, 42, 7]],
    ['Rs.42, No.7 and the end.5 of them', [42, 7, 5]],
    ['A.2, v.3', []],
  ])('codes and what looks like one: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['10:30-11:45, 10:30–11:45', []],
    ['12:30:45.678, 00:00:01.500 and 1:23.45', []],
    ['2026-03-01T10:30:00,500Z', []],
    ['a scale of 1:25,000 or 1:50 000, odds of 1:10,000', [1, 25_000, 1, 50_000, 1, 10_000]],
    ['2026-03-01/2026-03-05', []],
    ['01/03/26, 26-03-01, 1-Mar-2026', []],
    ['2026-03, 03/2026', []],
    ['date:2026-03-01, at 10:30: 5', [5]],
    ['2020-21, 1990-95, 12/200', [2020, 21, 1990, 95, 12, 200]],
    ['16:9', [16, 9]],
  ])('dates and times: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['共有42个订单', [42]],
    ['約42件', [42]],
    ['총42개', [42]],
    ['約3.5万', [3.5]],
    ['عدد42', [42]],
    ['כ-42 הזמנות', [42]],
    ['气温-5度', [-5]],
    ['４２', [42]],
    ['٤٢', [42]],
    ['१२३', [123]],
    ['٣٫٥', [3.5]],
    ['２½', [2.5]],
  ])('of other scripts: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['[10,20]', [10, 20]],
    ['[100,200,300]', [100, 200, 300]],
    ['[[1,2],[3,-4.5]]', [1, 2, 3, -4.5]],
    ['{"a":10,"b":20}', [10, 20]],
    ['_42_, __43__, **44**, ~~45~~ and _of 46_', [42, 43, 44, 45, 46]],
    ['–5 °C, \u20117 °C, 5–9, and —8', [-5, -7, 5, 9, 8]],
    ['1..5 and ...9', [1, 5, 9]],
    ['2½ and ½', [2.5, 0.5]],
    ['2 ½, 2019 ½, 1⅛', [2.5, 2019, 0.5, 1.125]],
    ['10^6, 10^{-2} and -10^2', [1e6, 0.01, -100]],
    // A power, or a note.
    ['10³', [1000, 10]],
    ['**10^6**, *10^5*, **10³** and _10^4_', [1e6, 1e5, 1000, 10, 1e4]],
    ['42² and 5 × 10³', [42, 5000]],
  ])('lists, emphasis and other signs: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['52.52,-13.4 and 10,-20', [52.52, -13.4, 10, -20]],
    ['-33.86,151.21', [-33.86, 151.21]],
    ['-\\$5, −\\$42 and -US$5', [-5, -42, -5]],
    ['5%–10%, 5%-10%, 5€-10€, 5°-10°', [5, 10, 5, 10, 5, 10, 5, 10]],
    ['(5)-3 and $-5', [5, 3, -5]],
    ['5 km-10 km, 5°C-10°C', [5, 10, 5, 10]],
    ['4\\times10^{5}, 4.2\\times10^{-6}, 2\\cdot10^6 and 3 \\times 10^2', [400000, 4.2e-6, 2e6, 300]],
    ['\\approx42, 5\\times3=15, \\pm3 and C:\\temp42', [42, 5, 3, 15, 3]],
    ['of ["Paris",83,12], [5,6,null], [1e5,2e5], [ 10,20 ] and [−1,2]', [83, 12, 5, 6, 1e5, 2e5, 10, 20, -1, 2]],
    ['of ["1,250.50","2,500.75"] and ["Tea, 2","1.250,50 €"]', [1250.5, 2500.75, 2, 1250.5]],
    ['[1,234](https://x.io/a)', [1234, 1.234]],
    ['１，２３４円, ５．５ at １０：３０ on ２０２６／０３／０１', [1234, 1.234, 5.5]],
    ['रु.500, क्र.4712', [500, 4712]],
    ['EUR42k, USD3.5M, USD10-20 and EUR10-EUR20', [42, 3.5, 10, 20, 10, 20]],
    ['&minus;42 and 1&nbsp;234, -\u200e۴۲', [-42, 1234, -42]],
    ['-&euro;42, &#8722;42, &#x2212;42 and 3&nbsp;%', [-42, -42, -42, 3]],
    ['2 $-42$ and $42$, but $5-$10 and \\$7', [2, -42, 42, 5, 10, 7]],
    ['-$42$, $5$–10, $6$-10 and $6,\\!000$', [-42, 5, 10, 6, 10, 6000]],
    ['6\\%–10\\%, **5**–10 and <b>6</b>-11', [6, 10, 5, 10, 6, 11]],
    ['2&frac12;, 1.5&middot;10^3, 1&rsquo;234 and -&cent;42', [2.5, 1500, 1234, -42]],
    ['42 +/-3', [42, 3]],
    ['$5$-$10$ km, **$6$-$11$**, $3$−$2$, 5€-$12$ and $5$-€13', [5, 10, 6, 11, 3, 2, 5, 12, 5, 13]],
    ['2**-3, Jan: 5</br>-3', [2, -3, 5, -3]],
    ['|5| − 3 and | 5 | − 4 |', [5, 3, 5, -4]],
    ["Bs-1'234.50 and CHF-1'234.50", [-1234.5, -1234.5]],
    ['−\u00a042', [-42]],
    ['Change: − 42, = − 5 and | − 7 |', [-42, -5, -7]],
    ['**Total:** − 5, **Sum**: −\u202f$6.5 and: − .5', [-5, -6.5, -0.5]],
    ['50 − 42, 5\u202f−\u202f3, 15\u00a0km\u00a0−\u00a06\u00a0km', [50, 42, 5, 3, 15, 6]],
    ['120 people −\u00a020 left, 1 March\u00a0-\u00a05 April', [120, 20, 1, 5]],
    ['-\u00a03 apples', [3]],
    ['17円−23円, 17人−23人, 17 EUR−5 EUR, 17kg−5kg, 17％-23％', [17, 23, 17, 23, 17, 5, 17, 5, 17, 23]],
    ['17 Mio. €–23 Mio. €, 17 sq. ft.–23 sq. ft.', [17, 23, 17, 23]],
    ['27 v. Chr.–14 n. Chr., 900 Mio.–1,2 Mrd. €, 10 min.-2 h', [27, 14, 900, 1.2, 10, 2]],
    ['1. Jan.–31. Dez. and Rs. 10 cr.–Rs. 20 cr.', [1, 31, 10, 20]],
    ['pages 10--20, €10--€20, $10\\%$--$20\\%$, --5 and -5--10', [10, 20, 10, 20, 10, 20, -5, -5, -10]],
    // A range, or a negative number behind a year.
    ['曼德拉（1918年7月18日－2013年12月5日）', [1918, 7, 18, 2013, -2013, 12, 5]],
    ['2020년 3월-2021년 5월, 30分钟-2小时, 5万-10万人', [2020, 3, 2021, -2021, 5, 30, 2, -2, 5, 10, -10]],
    ['₹5 लाख–₹10 लाख, 5 ล้าน-10 ล้านบาท, 第1名-第3名', [5, 10, -10, 5, 10, -10, 1, 3, -3]],
    ['2021年-5.2%，利润-1,234.5元，5万-10,000元', [2021, 5.2, -5.2, -1234.5, 5, 10000, -10000]],
    ['5万-10亿, 3月-2021年', [5, 10, -10, 3, 2021, -2021]],
    ['500万美元-1亿美元, 500만 달러-2억 달러, 500メートル-1キロ', [500, 1, -1, 500, 2, -2, 500, 1, -1]],
    ['10 ชั่วโมง-20 นาที, 10 प्रतिशत-2 करोड़ रुपये–5 लाख', [10, 20, -20, 10, 2, -2, 5, -5]],
    ['9点-21:30, 3月1日-2024-03-05, 5万-1.5e6', [9, 3, 1, 5, -1.5e6]],
    ['上午9点-下午5点, 5万円-約10万円', [9, 5, -5, 5, 10, -10]],
    ['-$10--$5, −€10--€5', [-10, -5, -10, -5]],
    ['一共-42、売上高:-42、2023年公司利润-43万元', [-42, -42, 2023, -43]],
  ])('as models write them: %j', expectNumbers);

  test('of a text that is JSON stand apart', () => {
    expect(sorted(answerNumbers('{"a":[10,null,20,30],"b":[[1,2],3,4]}'))).toEqual([1, 2, 3, 4, 10, 20, 30]);
    expect(sorted(answerNumbers(' [true,5,6]'))).toEqual([5, 6]);
    expect(answerNumbers({ rows: ['team,count', 'T3,250', 'T4,300'] })).toEqual([250, 300]);
    expect(answerNumbers('{"answer":"Total:\\n42 members"}')).toEqual([42]);
    expect(answerNumbers('```json\n{"answer":"Total:\\n\\n42 in \\u20ac43 and \\u221244"}\n```')).toEqual([
      42, 43, -44,
    ]);
    expect(answerNumbers('```json\n{"csv":"name,count\\nT3,250\\nT4,17"}\n```')).toEqual([250, 17]);
    expect(answerNumbers('["1,250.50", "2,500.75"]')).toEqual([1250.5, 2500.75]);
  });

  test('of JSON in a fence stand apart, and those of the text around it are found', () => {
    const fenced = (json: string, mark = '') => `Of 12 rows:\n\n\`\`\`${mark}\n${json}\n\`\`\`\n\nTotal: 1,250.5`;
    for (const mark of ['json', 'JSON ', '', 'text']) {
      expect(sorted(answerNumbers(fenced('{"x":[1,250,[2,300]],"y":"a \\"b\\" 7"}', mark)))).toEqual([
        1, 2, 7, 12, 250, 300, 1250.5,
      ]);
    }
    expect(sorted(answerNumbers(fenced('{\n  "csv": "city,n\\r\\nparis,500\\r\\nrome,83"\n}', 'json')))).toEqual([
      12, 83, 500, 1250.5,
    ]);
    expect(answerNumbers(fenced('{"a": 3, // no JSON\n "b": 4}'))).toEqual([12, 3, 4, 1250.5]);
    expect(sorted(answerNumbers('```json\r\n[1,250,[2]]\r\n```\r\n3\r\n  ```\r\n[4,500,[5]]\r\n  ```'))).toEqual([
      1, 2, 3, 4, 5, 250, 500,
    ]);
  });

  test('of an answer that is not a text are its own, and those in its texts', () => {
    expect(sorted(answerNumbers({ ids: [100, 200], note: 'of 1 500', '7': null }))).toEqual([7, 100, 200, 1500]);
    expect(answerNumbers({ answer: 'Total:\n42 members,\t-43\r\n5%' })).toEqual([42, -43, 5]);
    expect(sorted(answerNumbers({ csv: 'team,count\nT3,42\nT4,17', nested: [[1.5, ['\n\n8']]] }))).toEqual([
      1.5, 8, 17, 42,
    ]);
    expect(answerNumbers(Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], 42))).toEqual([42]);
    expect(answerNumbers(Array(500_000).fill(1)).length).toBe(500_000);
    expect(answerNumbers(4712n)).toEqual([4712]);
    expect(answerNumbers(true)).toEqual([]);
  });
});

/** A number can be found twice, in a row as cells and as text. */
function expectNumbers(text: string, numbers: readonly number[]): void {
  expect(sorted([...new Set(numbersIn(text))])).toEqual(sorted([...new Set(numbers)]));
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

// Without letters and joiners, of which codes are made.
const PIECES = [...'0125.,−', ' ', '\u202f', "'", '000', '234', '1 234', ' 500', ',000', '.5', ', '];

describe('a slow reader, which tries every part of the text, finds the same', () => {
  test('in any text', () => {
    // Four numbers between dots can be an address, which this reader does not know.
    const text = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 12 })
      .map((pieces) => pieces.join(''))
      .filter((written) => !/\d\.\d+\.\d+\.\d/.test(written));
    fc.assert(
      fc.property(text, (written) => expectNumbers(written, readSlowly(written))),
      { numRuns: fewer(20_000) },
    );
  });

  test('however one number is written, all of its digits are read', () => {
    const styles = ['', ',', '.', "'", '’', '_', ' ', '\u00a0', '\u2009', '\u202f', '\\,', '{,}'];
    const spelled = fc.record({
      size: fc.integer({ min: 0, max: 999_999_999 }),
      style: fc.constantFrom(...styles),
      decimals: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 99_999 }).map(String)),
      sign: fc.constantFrom('', '-', '−', '+'),
    });
    fc.assert(
      fc.property(spelled, ({ size, style, decimals, sign }) => {
        const point = style === '.' ? ',' : '.';
        const written = inThousands(String(size), style) + (decimals === '' ? '' : `${point}${decimals}`);
        const read = numbersIn(`There are ${sign}${written} of them.`);
        const value = Number(`${size}.${decimals}`) * (sign === '-' || sign === '−' ? -1 : 1);
        expect(read).toContain(value);
        expect(new Set(read.map(digitsOf))).toEqual(new Set([digitsOf(value)]));
      }),
      { numRuns: fewer(5_000) },
    );
  });
});

function inThousands(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, () => separator);
}

/** The digits of a number without the zeros on either side, which its size may add. */
function digitsOf(value: number): string {
  return value
    .toFixed(10)
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
}

/** Numbers from left to right: at each place the longest spelling, of which each way to read it counts. */
function readSlowly(written: string): number[] {
  const text = joinSigns(written).replace(/\.{2,}/g, ' ');
  const found: number[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = /[−+-]/.test(text.charAt(at)) ? text.charAt(at) : '';
    const start = at + sign.length;
    if (!mayBegin(text, at) || !/^\.?\d/.test(text.slice(start))) {
      at++;
      continue;
    }
    const { end, values } = longestSpelling(text, start);
    const exponent = /^e−?\d+/.exec(text.slice(end))?.[0] ?? '';
    at = end + exponent.length;
    if (/^_[\da-z]/.test(text.slice(at))) {
      at++;
      continue;
    }
    const scale = exponent.replace('−', '-');
    const run = text.slice(start, end);
    const read = exponent === '' ? values : valuesWithExponent(run, values);
    // Where the values are parts of the run, the sign is that of its first part.
    const areParts =
      run.includes(',') && read.every((value) => value.replace(/\D/g, '').length < run.replace(/\D/g, '').length);
    for (const [index, value] of read.entries()) {
      const isSigned = !areParts || (index === 0 && run.split(',')[0] === value);
      found.push((sign === '−' && isSigned ? -1 : 1) * Number(`${value}${scale}`));
    }
  }
  return found;
}

/** A minus apart from its number is its sign at the beginning, and that between two numbers of feet is not a minus. */
function joinSigns(text: string): string {
  return text
    .replace(/(?<=\d)'−(?=\d(?:[\d.,' \u202f]{0,20}\d)?')/g, "'; ")
    .replace(/^([ \u202f]{0,2}−)[ \u202f](?=[ \u202f]?\.?\d)/, '$1');
}

/** A program that writes an exponent writes a point before the decimals, and nothing between thousands. */
function valuesWithExponent(run: string, values: readonly string[]): readonly string[] {
  return /^\d+\.\d+$/.test(run) ? [run] : values;
}

function mayBegin(text: string, at: number): boolean {
  const [second = '', first = ''] = [text.charAt(at - 2), text.charAt(at - 1)];
  if (/[\da-z_.]/.test(first)) return false;
  return (
    !(first === ',' && /\d/.test(second) && /\d/.test(text.charAt(at))) && !(first === '−' && /[a-z]/.test(second))
  );
}

interface Spelling {
  readonly end: number;
  readonly values: readonly string[];
}

function longestSpelling(text: string, start: number): Spelling {
  for (let end = text.length; end > start; end--) {
    const value = valueInGroups(text.slice(start, end), text.slice(end));
    if (value !== null) return { end, values: [value] };
  }
  let end = start;
  while (/[\d.,]/.test(text.charAt(end))) end++;
  let last = end;
  while (/[.,]/.test(text.charAt(last - 1))) last--;
  return { end, values: waysToRead(text.slice(start, last)) };
}

/** The value of a text with blanks, apostrophes or underscores between its thousands; null: it is not such a number. */
function valueInGroups(text: string, rest: string): string | null {
  if (/^(?:\d|[.,]\d)/.test(rest)) return null;
  const decimal = /[.,](?=\d+$)/.exec(text);
  const whole = decimal ? text.slice(0, decimal.index) : text;
  const separator = [' ', '\u202f', "'", '_'].find((one) => whole.includes(one));
  if (separator === undefined || !isGrouped(whole.split(separator))) return null;
  const endsInAnother = separator === ' ' && !decimal && /^[\u202f'_]\d{3}(?!\d)/.test(rest);
  return endsInAnother ? null : whole.replaceAll(separator, '') + (decimal ? `.${text.slice(decimal.index + 1)}` : '');
}

function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  return /^[1-9]\d{0,2}$/.test(first) && others.length > 0 && others.every((group) => /^\d{3}$/.test(group));
}

/** Point and comma each in the role of the decimal sign, the other one between thousands. */
function waysToRead(text: string): string[] {
  const ways = [valueWith(text, '.', ','), valueWith(text, ',', '.')].filter((way) => way !== null);
  if (ways.length > 0) return [...new Set(ways)];
  return text.split(',').filter((part) => /^\d*\.?\d+$/.test(part));
}

function valueWith(text: string, decimalSign: string, separator: string): string | null {
  const [whole = '', decimals, ...more] = text.split(decimalSign);
  if (more.length > 0 || (decimals !== undefined && !/^\d+$/.test(decimals))) return null;
  const groups = whole.split(separator);
  const isIndian = separator === ',' && /^[1-9]\d?(?:,\d\d)*,\d{3}$/.test(whole);
  const isWhole = /^\d+$/.test(whole) || isGrouped(groups) || isIndian || (whole === '' && decimalSign === '.');
  // 12,000 is never 12.
  const isThousands = decimalSign === ',' && decimals === '000' && /^[1-9]\d{0,2}$/.test(whole);
  return isWhole && !isThousands ? `${groups.join('')}${decimals === undefined ? '' : `.${decimals}`}` : null;
}
