/** The reason why the local platform cannot start, written for the person who typed the command. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
