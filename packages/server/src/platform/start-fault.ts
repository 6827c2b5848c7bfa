/**
 * What keeps a server from starting and can be mended by whoever runs it. Its message is whole: what
 * was found and what to do; it is shown without a stack.
 */
export class StartFault extends Error {
  override name = 'StartFault';
}
