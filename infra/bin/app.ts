/** Entry point for CDK: `cdk synth -c env=NAME`. */
import { KEY_NAMES_CONTEXT, parseKeyNames } from '#deploy/key-names.ts';
import { RELEASE_CONTEXT, releaseName, SHIFTS_CONTEXT, SITE_CONTEXT } from '#deploy/release.ts';
import { readBuiltSite } from '#deploy/site/site-files.ts';
import { environmentSettings, type EnvironmentSettings } from '#environments.ts';
import { addEnvironment, createApp } from '#stacks/learning-app.ts';

const app = createApp({ context: { [RELEASE_CONTEXT]: releaseName() } });
const name: unknown = app.node.tryGetContext('env');
const keyNames: unknown = app.node.tryGetContext(KEY_NAMES_CONTEXT);
const shifts: unknown = app.node.tryGetContext(SHIFTS_CONTEXT);
const settings: EnvironmentSettings = {
  ...environmentSettings(typeof name === 'string' ? name : ''),
  ...(typeof keyNames === 'string' ? parseKeyNames(keyNames) : {}),
  ...(shifts === 'at-once' ? { shifts } : {}),
};
const site: unknown = app.node.tryGetContext(SITE_CONTEXT);
addEnvironment(app, settings, readBuiltSite(typeof site === 'string' ? site : undefined));
app.synth();
