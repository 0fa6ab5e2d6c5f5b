import type { ActivitySource } from '@learning/content/schema';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';

/** A text of this length stands nowhere by chance, so it is searched for inside other texts. */
const LONG_CHARACTERS = 20;

export interface SecretTexts {
  long: string[];
  /** Compared with whole texts. Without numbers, which can stand elsewhere for another reason. */
  short: string[];
}

/** Returns the texts of the secret fields of activities, except those that one of them shows, such as the right option. */
export function secretTextsOf(...activities: readonly ActivitySource[]): SecretTexts {
  const shown = new Set<string>();
  const secret = new Set<string>();
  const collect = (value: unknown, secretFields: readonly string[], isSecret: boolean) => {
    if (typeof value === 'string') (isSecret ? secret : shown).add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, secretFields, isSecret || secretFields.includes(key));
    }
  };
  for (const { type, config } of activities) {
    collect(config, ACTIVITY_FACTS[type].secretFields, false);
  }
  // Between the facts that an attempt draws, a text is as it is written.
  const texts = [...secret]
    .flatMap((text) => (shown.has(text) ? [] : text.split(/\{\w+\}/)))
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !shown.has(text));
  return {
    long: texts.filter((text) => text.length > LONG_CHARACTERS),
    short: texts.filter((text) => text.length <= LONG_CHARACTERS),
  };
}
