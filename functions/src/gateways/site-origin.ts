import { parameterReader, type ParameterReader } from './parameters.ts';

const NAME = 'site/origin';

interface Settings {
  SITE_ORIGIN?: string | undefined;
  SETTINGS_PATH?: string | undefined;
}

/**
 * Returns a reader of the site's origin for links in mails: the variable if set, else the parameter.
 *
 * @throws Error (from the reader) when neither is set.
 */
export function siteOriginReader(
  { SITE_ORIGIN, SETTINGS_PATH }: Settings,
  open: (path: string, names: readonly string[]) => ParameterReader = parameterReader,
): () => Promise<string> {
  if (SITE_ORIGIN !== undefined) return () => Promise.resolve(SITE_ORIGIN);
  const parameters = SETTINGS_PATH === undefined ? undefined : open(SETTINGS_PATH, [NAME]);
  return async () => {
    const origin = (await parameters?.read())?.get(NAME);
    if (origin === undefined)
      throw new Error(`Neither SITE_ORIGIN nor the setting ${NAME} is set.`);
    return origin;
  };
}
