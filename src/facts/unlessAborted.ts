// Waiting that ends with a signal, while what is waited for goes on.

/** The result; or a failure with the reason of a signal that comes before it. None of them has come yet. */
export function unlessAborted<T>(result: Promise<T>, signals: readonly AbortSignal[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signals.find((signal) => signal.aborted)?.reason as Error);
    const settle = () => {
      for (const signal of signals) signal.removeEventListener('abort', leave);
    };
    for (const signal of signals) signal.addEventListener('abort', leave);
    result.then(resolve, reject).finally(settle);
  });
}
