import type { ActivitySource } from '@learning/content/schema';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';

/** A text of this length stands nowhere by chance, so it is searched for inside other texts. */
const LONG_CHARACTERS = 20;

export interface SecretTexts {
  long: string[];
  /** Compared with whole texts. Without numbers, which can stand elsewhere for another reason. */
  short: string[];
}

/** Returns the texts of the secret fields of an activity, except those that it also shows, such as the right option. */
export function secretTextsOf({ type, config }: ActivitySource): SecretTexts {
  const { secretFields } = ACTIVITY_FACTS[type];
  const shown: string[] = [];
  const secret: string[] = [];
  const collect = (value: unknown, isSecret: boolean) => {
    if (typeof value === 'string') (isSecret ? secret : shown).push(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, isSecret || secretFields.includes(key));
    }
  };
  collect(config, false);
  const texts = secret.filter((text) => !shown.includes(text) && !/^\d+$/.test(text));
  return {
    long: texts.filter((text) => text.length > LONG_CHARACTERS),
    short: texts.filter((text) => text.length <= LONG_CHARACTERS),
  };
}
