import type { DeployedVariables } from '@learning/functions/function-environments';
import type { FunctionName } from '@learning/functions/table/grants';
import { describe, expectTypeOf, it } from 'vitest';
import type { LearnerPool } from './learner-pool.ts';
import type { LearningTable } from './learning-table.ts';
import type { MailSender } from './mail-sender.ts';
import type { Parameters } from './parameters.ts';
import type { ServiceFunctionProps } from './service-function.ts';

type Environment<Name extends FunctionName> = ServiceFunctionProps<Name>['environment'];
type OfTable = LearningTable['variables'];
type OfMail = MailSender['variables'];
type OfSettings = Parameters['variables'] & { OPERATOR_EMAIL: string };

/** The compiler checks these tests: `tsc -b` fails when one is wrong. */
describe('the environment of a function', () => {
  it('is complete with the variables of its resources', () => {
    expectTypeOf<OfTable>().toExtend<Environment<'course-ratings'>>();
    expectTypeOf<OfTable & OfMail & OfSettings>().toExtend<Environment<'requests'>>();
    expectTypeOf<OfTable & LearnerPool['serverClientVariables']>().toExtend<
      Environment<'identity'>
    >();
  });

  it('does not compile without a variable, even one with a default', () => {
    expectTypeOf<OfTable>().not.toExtend<Environment<'requests'>>();
    expectTypeOf<OfMail>().not.toExtend<Environment<'requests'>>();
    expectTypeOf<Record<never, never>>().not.toExtend<Environment<'course-ratings'>>();
  });

  it('does not compile with a misspelled variable', () => {
    expectTypeOf<{ TABEL_NAME: string }>().not.toExtend<Environment<'course-ratings'>>();
  });

  it('has no variable that only the local platform sets', () => {
    expectTypeOf<keyof DeployedVariables<'stripe-webhook'>>().toEqualTypeOf<
      'TABLE_NAME' | 'ENVIRONMENT' | 'SETTINGS' | 'SETTINGS_PATH'
    >();
  });
});
