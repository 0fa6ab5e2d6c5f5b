/** Entry point for CDK: `cdk synth -c env=NAME`. */
import { KEY_NAMES_CONTEXT, parseKeyNames } from '#deploy/key-names.ts';
import { RELEASE_CONTEXT, releaseName } from '#deploy/release.ts';
import { readBuiltSite } from '#deploy/site/site-files.ts';
import { environmentSettings } from '#environments.ts';
import { addEnvironment, createApp } from '#stacks/learning-app.ts';

const app = createApp({ context: { [RELEASE_CONTEXT]: releaseName() } });
const name: unknown = app.node.tryGetContext('env');
const keyNames: unknown = app.node.tryGetContext(KEY_NAMES_CONTEXT);
const settings = {
  ...environmentSettings(typeof name === 'string' ? name : ''),
  ...(typeof keyNames === 'string' ? parseKeyNames(keyNames) : {}),
};
addEnvironment(app, settings, readBuiltSite());
app.synth();
