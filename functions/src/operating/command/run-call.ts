import type { RouteDefinition } from '@learning/shared/contract/route';
import type { Implementation } from '#http/create-handler.ts';
import type { KnownOperator } from '#http/operator-access.ts';
import { dashed, type TypedCall } from './call-line.ts';

/** Returns the person at a command line, who may do everything that the AWS permissions allow. Source: rules/access.md A42 */
export const operatorOfArn = (arn: string): KnownOperator => ({
  id: arn,
  name: arn,
  roles: ['owner'],
  hasSecondFactor: true,
});

/**
 * Runs a call's implementation for the person at the command line.
 *
 * @returns the response as the contract declares it, or the lines that say what would be done
 */
export async function runCall(
  { name, route, params, query, body, isConfirmed }: TypedCall,
  implementations: Readonly<Record<string, unknown>>,
  operator: KnownOperator,
  now: Date,
): Promise<{ response: unknown } | { preview: string[] }> {
  if (route.access === 'operator' && route.effect === 'changes' && !isConfirmed) {
    const fields = Object.entries({ ...params, ...query, ...body });
    return {
      preview: [
        `${dashed(name)}  ${route.summary}`,
        ...fields.map(([field, value]) => `  ${field}  ${JSON.stringify(value)}`),
        'Nothing was changed. Add --yes to do it.',
      ],
    };
  }
  const run = implementations[name] as Implementation<RouteDefinition>;
  const context = {
    params,
    query,
    body,
    now,
    operator,
    caller: { userId: operator.id, groups: [] },
    userId: operator.id,
    accessToken: '',
    address: '',
    device: { known: null },
  };
  const result = await run(context as never);
  return { response: route.response.parse(result) };
}
