import { subscriptionRepository } from '#billing/subscriptions/subscription-repository.ts';
import { capstoneRepository } from '#capstones/capstone-repository.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { claimRepository } from '#certificates/claim-repository.ts';
import { sessionRepository } from '#coaching/session-repository.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import { spacedReviewRepository } from '#learning/spaced-review/spaced-review-repository.ts';
import type { Table } from '#table/table.ts';
import { memberProgressRepository } from '#teams/member-progress-repository.ts';
import { teamRepository } from '#teams/team-repository.ts';
import { notificationRepository } from '../inbox/notification-repository.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { reminderRepository } from './reminder-repository.ts';
import type { ReminderDependencies } from './run-reminders.ts';

export function createReminderDependencies(table: Table): ReminderDependencies {
  return {
    reminders: reminderRepository(table),
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    spacedReview: spacedReviewRepository(table),
    notifications: notificationRepository(table),
    settings: settingsRepository(table),
    sessions: sessionRepository(table),
    capstones: capstoneRepository(table),
    claims: claimRepository(table),
    subscriptions: subscriptionRepository(table),
    teams: teamRepository(table),
    progress: memberProgressRepository(table),
  };
}
