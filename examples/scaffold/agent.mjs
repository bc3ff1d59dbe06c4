// Answers one question: it gets the text in STEPGATE_QUESTION, and prints one JSON object. Replace it by your agent.
const question = process.env.STEPGATE_QUESTION ?? '';
const stock = { lamp: 7, chair: 0 };

// A tool of the agent: yours asks an API, a database or a graph.
const getStock = ({ product }) => ({ product, pieces: stock[product] ?? 0 });

// Which tool to call, and with what, is the decision of your model. Here, a word of the question decides.
const args = { product: /lamp|chair/.exec(question)?.[0] ?? 'lamp' };
const output = getStock(args);
const answer = `There are ${output.pieces || 'no'} ${args.product}s in stock.`;

// The final answer, and each call in its order; the output is what the tool returned, as text.
const steps = [{ name: 'get_stock', args, status: 'success', output: JSON.stringify(output) }];
console.log(JSON.stringify({ actual_answer: answer, actual_steps: steps }));
