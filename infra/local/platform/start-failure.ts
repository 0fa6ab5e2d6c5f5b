/** A reason why the local platform cannot start, in one sentence for the person who typed the command. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
