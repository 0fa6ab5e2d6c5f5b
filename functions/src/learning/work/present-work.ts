import type { WrittenWork } from '@learning/shared/contract/work';
import type { WorkRecord } from '../learner-records.ts';

export function presentWork(record: WorkRecord): WrittenWork {
  const { moduleId, promptId, prompt, text, version, updatedAt, rating } = record;
  return { moduleId, promptId, prompt, text, version, updatedAt, rating };
}
