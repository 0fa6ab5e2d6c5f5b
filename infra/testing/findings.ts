import { Stack, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';

/** Returns the rules that a template breaks without a reason that is written down. */
export function findings(app: App): string[] {
  const checks = [new AwsSolutionsChecks(app), new ServerlessChecks(app)];
  const stacks = app.node.children.filter((child) => child instanceof Stack);
  return checks.flatMap((check) =>
    stacks.flatMap((stack) =>
      check.validateScope(stack).violations.map((violation) => violation.ruleName),
    ),
  );
}
