/** The shop of the example: a small database, which tools read and change. */
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER, status TEXT, total REAL, placed_at TEXT, tracking TEXT);
CREATE TABLE stock (product TEXT PRIMARY KEY, pieces INTEGER, shelf TEXT);
INSERT INTO customers VALUES (41, 'Ada Lund', 'Oslo'), (42, 'Bo Winter', 'Bergen'), (43, 'Cleo Marsh', 'Oslo'), (44, 'Dag Holm', NULL);
INSERT INTO orders VALUES
  (4711, 42, 'open', 83.4233333, '2026-03-02T09:30:00+01:00', 'TRK-00471100'),
  (4712, 42, 'open', 19.9, '2026-03-03T23:15:00+01:00', 'TRK-00471200'),
  (4713, 41, 'open', 240.0, '2026-03-04T08:00:00+01:00', 'TRK-00471300'),
  (4714, 43, 'shipped', 61.25, '2026-03-05T12:00:00+01:00', 'TRK-00471400'),
  (4715, 41, 'shipped', 12.5, '2026-03-06T17:45:00+01:00', 'TRK-00471500');
INSERT INTO stock VALUES ('lamp', 7, 'A3'), ('shade', 0, 'A4'), ('cable', 40, 'C1');
`;

export function openShop() {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  return database;
}

const RETURNS = 'Goods can be returned within 30 days.\nThe customer pays the postage, except for damaged goods.';
const order = ({ id, status, total, placed_at, tracking }) => ({ id, status, total, placed_at, tracking });

/** The tools of the MCP server: each returns JSON or a text. */
export const TOOLS = {
  find_orders: (shop, { customer, status = '%', sort = 'id' }) => {
    const found = shop.prepare(
      `SELECT * FROM orders WHERE customer = ? AND status LIKE ? ORDER BY ${sort === 'newest' ? 'id DESC' : 'id'}`,
    );
    const orders = found.all(customer, status).map((row) => ({ ...order(row), etag: `"${row.id}-1"` }));
    return { orders, next: null, request_id: `req-${customer}` };
  },
  get_order: (shop, { id }) => order(shop.prepare('SELECT * FROM orders WHERE id = ?').get(id)),
  list_orders: (shop) => {
    const rows = shop.prepare('SELECT id, status, customer FROM orders ORDER BY id').all();
    return { data: { items: rows.map(({ id, status, customer }) => [id, status, customer]) } };
  },
  tracking_number: (shop, { id }) => shop.prepare('SELECT tracking FROM orders WHERE id = ?').get(id).tracking,
  stock_of: (shop, { products, fields = ['product', 'pieces', 'shelf'] }) => {
    const rows = products.map((product) => shop.prepare('SELECT * FROM stock WHERE product = ?').get(product));
    return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
  },
  exchange_rates: () => ({
    base: 'NOK',
    rates: [
      { to: 'USD', rate: 0.09318 },
      { to: 'EUR', rate: 0.08571 },
    ],
  }),
  read_policy: () => RETURNS,
  cancel_order: (shop, { id }) => {
    const { changes } = shop.prepare("UPDATE orders SET status = 'cancelled' WHERE id = ? AND status = 'open'").run(id);
    if (changes === 0) throw new Error(`order ${id} is not open`);
    return { id, status: 'cancelled' };
  },
  delete_order: (shop, { id }) => ({
    deleted: Number(shop.prepare('DELETE FROM orders WHERE id = ?').run(id).changes),
  }),
};
