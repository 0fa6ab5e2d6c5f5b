/** A problem that the operator can fix, described in one sentence. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}

/**
 * Runs a command. Prints a failure that an operator can fix, and a refusal of AWS, as one sentence, and any other error with its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceFor(error) ?? error);
    process.exitCode = 1;
  }
}

/** Returns what to tell the operator; undefined for a defect, whose stack is needed. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof OperatorFailure) return error.message;
  if (!(error instanceof Error)) return undefined;
  // What clients of AWS throw has the metadata of the call. https://docs.aws.amazon.com/AWSJavaScriptSDK/v3/latest/
  if ('$metadata' in error) return `AWS refused: ${error.message} (${error.name})`;
  return undefined;
}
