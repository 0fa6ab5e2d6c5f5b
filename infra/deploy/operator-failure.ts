/** A problem that the operator can fix, described in one sentence. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}

/** Runs a command. Prints a failure that an operator can fix as one line, and any other error with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof OperatorFailure ? error.message : error);
    process.exitCode = 1;
  }
}
