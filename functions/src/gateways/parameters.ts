import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';

/** A key that an operator replaces takes effect everywhere within this time. */
const CACHED_MS = 5 * 60_000;

export interface ParameterReader {
  /** Returns values by name below the path, without parameters that do not exist. */
  read(): Promise<ReadonlyMap<string, string>>;
}

/**
 * Reads up to ten parameters below a path of SSM Parameter Store, decrypted, in one call, with a cache of five minutes. A failed
 * or incomplete read is not cached. While SSM is down, the last values stay in use.
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
  let cached: { values: Promise<ReadonlyMap<string, string>>; until: number } | undefined;
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

  const refresh = async () => {
    try {
      last = await fetchAll();
      // A parameter that the operator stores next takes effect with the next call.
      if (last.size < names.length) cached = undefined;
      return last;
    } catch (error) {
      cached = undefined;
      if (last) return last;
      throw error;
    }
  };

  return {
    read() {
      if (!cached || clock() >= cached.until)
        cached = { values: refresh(), until: clock() + CACHED_MS };
      return cached.values;
    },
  };
}
