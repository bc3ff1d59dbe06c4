// Answers one question: it gets the text in STEPGATE_QUESTION, and prints one JSON object. Replace it with your agent.
const question = process.env.STEPGATE_QUESTION ?? '';
const actual_steps = [];

// Calls a tool and records the call. Use it for each tool of your agent.
async function recorded(name, args, tool) {
  const output = await tool(args);
  actual_steps.push({ name, args, status: 'success', output: JSON.stringify(output) });
  return output;
}

// A tool. Yours may ask an API: async ({ product }) => (await fetch(`https://shop.example/stock/${product}`)).json();
const getStock = async ({ product }) => ({ product, pieces: { lamp: 7, chair: 0 }[product] });
// Your model decides which tool to call. Here, a word of the question does.
const product = /lamp|chair/.exec(question)?.[0] ?? 'lamp';
const { pieces } = await recorded('get_stock', { product }, getStock);
console.log(JSON.stringify({ actual_steps, actual_answer: `There are ${pieces || 'no'} ${product}s in stock.` }));
