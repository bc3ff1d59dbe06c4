/** `npm test` and `npm cit` make a tenth of the generated cases; `npm run test:all` and commands that name files make all. */
export function fewer(all: number): number {
  return process.env.STEPGATE_FEWER === 'yes' ? Math.ceil(all / 10) : all;
}
