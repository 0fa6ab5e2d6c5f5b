import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import { FunctionSchedule } from './function-schedule.ts';
import type { LearnerPool } from './learner-pool.ts';
import type { LearningTable } from './learning-table.ts';
import { Parameters } from './parameters.ts';
import { ServiceFunction } from './service-function.ts';

/** Two requests of eight seconds with a pause between them. */
const TIMEOUT_SECONDS = 30;

export interface HeartbeatProps {
  settings: EnvironmentSettings;
  table: LearningTable;
  learners: LearnerPool;
}

/**
 * Asks the site through its public address every five minutes, and expects the runs of all schedules. It belongs to the last stack, so that
 * it first asks when everything is there.
 */
export class Heartbeat extends Construct {
  readonly checking: ServiceFunction<'heartbeat'>;

  constructor(scope: Construct, id: string, { settings, table, learners }: HeartbeatProps) {
    super(scope, id);
    const parameters = new Parameters(this, settings, ['site/origin']);
    const { SETTINGS_PATH } = parameters.variables;
    this.checking = new ServiceFunction(this, 'Check', {
      settings,
      bundle: 'heartbeat',
      description: 'Asks whether the site responds and every schedule runs',
      timeoutSeconds: TIMEOUT_SECONDS,
      isScheduled: true,
      environment: { ...table.variables, ...learners.variables, SETTINGS_PATH },
    });
    table.grantTo(this.checking);
    parameters.grantTo(this.checking);
    new FunctionSchedule(this, 'Schedule', this.checking);
  }
}
