/**
 * Command: `npm run operate -- --env NAME CALL --field value …` makes a call of an operator with AWS credentials: the same calls, fields and
 * implementations as the API's. Its usage lists them. `infra/operate/in-environment.ts` sets the environment.
 */
import { API_ERRORS } from '@learning/shared/contract/errors';
import { operatingRoutes } from '@learning/shared/contract/operators/routes';
import { Failure } from '#failure.ts';
import { openTable } from '#table/table.ts';
import { createOperatingDependencies } from '../dependencies.ts';
import { operatingEnvironment } from '../env.ts';
import { openOperatingGateways } from '../open-operating.ts';
import { operatingImplementations } from '../routes.ts';
import { readCallLine, UnusableLine } from './call-line.ts';
import { responseLines } from './print-response.ts';
import { operatorOfArn, runCall } from './run-call.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--env');
if (at !== -1) args.splice(at, 2);
const isJson = args.includes('--json');

try {
  const call = readCallLine(
    operatingRoutes,
    args.filter((text) => text !== '--json'),
  );
  const environment = operatingEnvironment.parse(process.env);
  const deps = createOperatingDependencies(
    openTable(environment.TABLE_NAME),
    openOperatingGateways(environment),
  );
  const operator = operatorOfArn(process.env['OPERATOR']!);
  const result = await runCall(call, operatingImplementations(deps), operator, new Date());
  const lines = 'preview' in result ? result.preview : responseLines(result.response);
  console.log(isJson && 'response' in result ? JSON.stringify(result.response) : lines.join('\n'));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function messageOf(error: unknown): unknown {
  if (error instanceof UnusableLine) return error.message;
  if (!(error instanceof Failure)) return error;
  const details = Object.entries(error.details ?? {}).map(
    ([name, values]) => `${name}: ${values.join(', ')}`,
  );
  return [`${error.code}: ${API_ERRORS[error.code].message}`, ...details].join('\n');
}
