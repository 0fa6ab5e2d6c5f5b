import type { Dashboard } from '@learning/shared/contract/dashboard';

type Skill = Dashboard['skills'][number];

/** The skills with at least one completed module, the furthest first, and the names of the others. */
export function splitSkills(skills: readonly Skill[]): { started: Skill[]; notStarted: string[] } {
  const isStarted = ({ completedModules }: Skill) => completedModules > 0;
  return {
    started: skills.filter(isStarted).toSorted((a, b) => b.percent - a.percent),
    notStarted: skills.filter((skill) => !isStarted(skill)).map(({ name }) => name),
  };
}
