import { resolve } from 'node:path';
import { TAX_SETTINGS, type TaxSetting } from '@learning/shared/domain/money/tax';
import { readPaymentMode, type PaymentMode } from '#payments/payment-mode.ts';
import { projectRoot } from './project-root.ts';
import { StartFailure } from './start-failure.ts';

/** What can be chosen when the local platform starts. */
export interface Settings {
  port: number;
  /** Absolute path. */
  stateDir: string;
  /** Empties the state first. */
  fresh: boolean;
  /** Reloads changed sources instead of serving the built site. */
  dev: boolean;
  /** Leaves out scheduled functions and the reactions to events, whose time would be counted as that of the calls. */
  callsOnly: boolean;
  /** A new state begins with two weeks of sample learners, which tests leave out. */
  hasSamples: boolean;
  payments: PaymentMode;
  /** From the variable TAX. */
  tax: TaxSetting;
  /** Names besides `localhost` that requests may be sent to. */
  allowedHosts: string[];
}

const OPTIONS: readonly string[] = ['--fresh', '--dev', '--calls-only', '--without-samples'];
const DEFAULT_PORT = 5173;

/** @throws StartFailure naming the argument or variable that is invalid */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined) {
    throw new StartFailure(`Unknown option "${unknown}". The only option is --fresh.`);
  }
  return {
    port: readPort(env['PORT']),
    stateDir: resolve(projectRoot, env['LOCAL_STATE_DIR'] || '.local'),
    fresh: args.includes('--fresh'),
    dev: args.includes('--dev'),
    callsOnly: args.includes('--calls-only'),
    hasSamples: !args.includes('--without-samples'),
    payments: readPaymentMode(env),
    tax: readTax(env['TAX']),
    allowedHosts: (env['ALLOWED_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

function readTax(text: string | undefined): TaxSetting {
  if (!text) return 'none';
  const setting = TAX_SETTINGS.find((candidate) => candidate === text);
  if (setting) return setting;
  throw new StartFailure(`TAX is "${text}". It must be one of ${TAX_SETTINGS.join(', ')}.`);
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartFailure(`PORT is "${text}". It must be a number from 1 to 65535.`);
}
