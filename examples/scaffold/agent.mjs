// Answers one question: it gets the text in STEPGATE_QUESTION, and prints one JSON object. Replace it with your agent.
const question = process.env.STEPGATE_QUESTION ?? '';

// A tool of the agent. Yours may ask an API: return (await fetch(`https://shop.example/stock/${product}`)).json();
async function getStock({ product }) {
  return { product, pieces: { lamp: 7, chair: 0 }[product] };
}

// Which tool to call, and with what, is the decision of your model. Here, a word of the question decides.
const args = { product: /lamp|chair/.exec(question)?.[0] ?? 'lamp' };
const output = await getStock(args);
const answer = `There are ${output.pieces || 'no'} ${args.product}s in stock.`;

// Each call in its order, and what the tool returned, as text; then the final answer.
const steps = [{ name: 'get_stock', args, status: 'success', output: JSON.stringify(output) }];
console.log(JSON.stringify({ actual_steps: steps, actual_answer: answer }));
