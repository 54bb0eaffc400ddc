/** Lets a stream whose reader has gone, as after `| head`, end without a word; every other fault is thrown. */
export function quietWhenCut(stream: NodeJS.WritableStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
