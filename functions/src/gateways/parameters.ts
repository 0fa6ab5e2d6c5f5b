import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';

/** How long what was read is believed: a key that is rolled holds within this time everywhere. */
const KEPT_MS = 5 * 60_000;

export interface ParameterReader {
  /** Values by name below the path; a parameter that does not exist is not there. */
  read(): Promise<ReadonlyMap<string, string>>;
}

/**
 * Reads up to ten parameters below a path of SSM Parameter Store, decrypted, in one call, and keeps them for five minutes.
 * A failed read, and one that lacks a parameter, is not kept; while SSM is down, what was read last goes on to hold.
 *
 * @param path e.g. `/learning/prod`
 * @param names below the path, e.g. `stripe/secret-key`
 * @see https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameters.html
 */
export function parameterReader(
  path: string,
  names: readonly string[],
  clock: () => number = Date.now,
): ParameterReader {
  const client = new SSMClient({});
  let kept: { values: Promise<ReadonlyMap<string, string>>; until: number } | undefined;
  let last: ReadonlyMap<string, string> | undefined;

  const fetchAll = async () => {
    const Names = names.map((name) => `${path}/${name}`);
    const { Parameters = [] } = await client.send(
      new GetParametersCommand({ Names, WithDecryption: true }),
    );
    return new Map(
      Parameters.flatMap(({ Name, Value }) =>
        Name && Value ? [[Name.slice(path.length + 1), Value] as const] : [],
      ),
    );
  };

  const readAgain = async () => {
    try {
      last = await fetchAll();
      // What an operator is about to store holds from the next call on.
      if (last.size < names.length) kept = undefined;
      return last;
    } catch (error) {
      kept = undefined;
      if (last) return last;
      throw error;
    }
  };

  return {
    read() {
      if (!kept || clock() >= kept.until) kept = { values: readAgain(), until: clock() + KEPT_MS };
      return kept.values;
    },
  };
}
