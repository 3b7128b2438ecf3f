// A process that takes more and more memory outside of the heap, and never answers.
const taken: Buffer[] = [];
process.once('message', () => {
  setInterval(() => taken.push(Buffer.alloc(16 * 1024 * 1024, taken.length)), 5);
});
