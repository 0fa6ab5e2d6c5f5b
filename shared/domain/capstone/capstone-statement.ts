import type { CapstoneRaters } from './capstone-rules.ts';

/** What a certificate says of the course's capstone. */
export interface CapstoneStatement {
  /** null: no one has rated it, or none was handed in. */
  ratedBy: CapstoneRaters | null;
  raterCount: number;
  rows: readonly { row: string; level: string }[];
}

/** Says how a capstone was rated, or that it was not: a heading of its levels. Source: rules/capstones.md Q12 */
export function capstoneHeading({ ratedBy, raterCount }: CapstoneStatement): string {
  switch (ratedBy) {
    case 'peers':
      return `Capstone, rated by ${raterCount} other learners without names`;
    case 'reviewer':
      return 'Capstone, rated by a reviewer of the issuer';
    case 'self':
      return 'Capstone, self-assessed';
    case null:
      return 'No rated capstone';
  }
}

/** Returns the whole statement as a sentence. */
export function capstoneInWords(statement: CapstoneStatement): string {
  const levels = statement.rows.map(({ row, level }) => `${row}: ${level}`).join('; ');
  return levels === ''
    ? `${capstoneHeading(statement)}.`
    : `${capstoneHeading(statement)}. ${levels}.`;
}
