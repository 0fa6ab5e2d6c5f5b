/** Why a command stops, in one sentence for the operator who typed it. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}

/** Runs a command; a failure that an operator can act on is one line, any other keeps its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof OperatorFailure ? error.message : error);
    process.exitCode = 1;
  }
}
