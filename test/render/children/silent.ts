// A process that takes its order and never answers.
process.once('message', () => undefined);
setInterval(() => undefined, 1_000);
