import { setTimeout } from 'node:timers/promises';
import { learnerRepository } from '#learning/learner-repository.ts';
import { accountsPartition } from '#table/keys.ts';
import { queryIndexBackwards, type Table } from '#table/table.ts';
import { announcementRepository } from './announcement-repository.ts';
import { writeOnce } from './announce-to-all.ts';
import type { AnnouncementDependencies } from './run-announcements.ts';

export function createAnnouncementDependencies(table: Table): AnnouncementDependencies {
  return {
    announcements: announcementRepository(table),
    learners: learnerRepository(table),
    accounts: async (limit, before) => {
      const page = { partition: accountsPartition, limit, before };
      return (await queryIndexBackwards(table, page)).map(({ GSI1SK }) => String(GSI1SK));
    },
    tell: (event) => writeOnce(table, event),
    wait: (milliseconds) => setTimeout(milliseconds),
  };
}
