import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of the template checks on one construct: rule → why it is acceptable. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>) {
  for (const [id, reason] of Object.entries(reasons)) {
    Validations.of(construct).acknowledge({ id, reason });
  }
}
