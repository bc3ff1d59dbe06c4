/** What the two versions of the agent do for each question: the tools that they call, and what they answer. */
export interface Planned {
  readonly id: string;
  readonly calls: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[];
  readonly answer: string;
  /** Made up, as no model runs: the seconds that an answer took, and its tokens. */
  readonly seconds: number;
  readonly tokens: number;
}

const planned = (id: string, calls: Planned['calls'], answer: string, seconds = 2.5, tokens = 900): Planned => {
  return { id, calls, answer, seconds, tokens };
};

const sql = (query: string) => ['run_sql', { query }] as const;

const REVENUE = 'SELECT city, SUM(total) AS revenue FROM orders JOIN customers c ON c.id = customer GROUP BY city';
const LARGEST = 'SELECT id, total FROM orders ORDER BY total DESC LIMIT 3';

const VERSION_1: readonly Planned[] = [
  planned('q01', [['find_orders', { customer: 42, status: 'open' }]], 'Orders 4711 and 4712 are open.'),
  planned('q02', [['get_order', { id: 4711 }]], 'Order 4711 costs 83.42.'),
  planned('q03', [['get_order', { id: 4712 }]], 'It was placed on 3 March 2026 at 23:15 in Oslo.'),
  planned('q05', [sql(REVENUE)], 'Bergen 103.32, Oslo 313.75.'),
  planned('q06', [sql(LARGEST)], '4713, 4711 and 4714.'),
  planned('q07', [sql('SELECT name FROM customers WHERE id NOT IN (SELECT customer FROM orders)')], 'Dag Holm.'),
  planned('q08', [['get_customer', { id: 42 }]], 'Bo Winter lives in Bergen.'),
  planned('q09', [['read_policy', {}]], '30 days.'),
  planned('q10', [['tracking_number', { id: 4714 }]], 'TRK-00471400'),
  planned('q11', [['list_orders', {}]], 'Three are open, two are shipped.'),
  planned('q12', [sql('SELECT AVG(total) AS mean FROM orders')], 'On average 83.41.'),
  planned('q13', [['stock_of', { products: ['lamp', 'cable'] }]], '7 lamps and 40 cables.'),
  planned('q14', [], 'You are welcome!', 0.8, 150),
  planned('q15', [['exchange_rates', {}]], 'One krone is 0.0857 euros.'),
  // It changes the data, so it comes last.
  planned(
    'q04',
    [
      ['find_orders', { customer: 41 }],
      ['cancel_order', { id: 4713 }],
    ],
    'Order 4713 is cancelled.',
  ),
];

/** Version 2: what it does otherwise. */
const CHANGED: readonly Planned[] = [
  planned('q01', [['find_orders', { customer: 42, status: 'open', sort: 'newest' }]], 'Orders 4712 and 4711 are open.'),
  planned(
    'q04',
    [
      ['find_orders', { customer: 41 }],
      ['cancel_order', { id: 4713 }],
      ['delete_order', { id: 4713 }],
    ],
    'Order 4713 is cancelled.',
  ),
  planned('q06', [sql('SELECT id, total FROM orders ORDER BY total LIMIT 3')], '4715, 4712 and 4714.'),
  planned('q08', [sql('SELECT name, city FROM customers WHERE id = 42')], 'Bo Winter lives in Bergen.'),
  planned('q10', [['tracking_number', { id: 4714 }]], 'I am sorry, I cannot find it.'),
  planned('q12', [sql('SELECT AVG(total) FROM orders WHERE 1 = 1')], 'On average 83.4.'),
  planned(
    'q13',
    [['stock_of', { products: ['lamp', 'cable'], fields: ['pieces', 'product'] }]],
    '7 lamps and 40 cables.',
  ),
  planned('q14', [], 'You are welcome!', 5.2, 450),
];

const changed = new Map(CHANGED.map((one) => [one.id, one]));

export const PLANS: Readonly<Record<'v1' | 'v2', readonly Planned[]>> = {
  v1: VERSION_1,
  v2: VERSION_1.map((one) => changed.get(one.id) ?? one),
};
