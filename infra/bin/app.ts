/** Entry point for CDK: `cdk synth -c env=NAME`. */
import { RELEASE_CONTEXT, releaseName } from '#deploy/release.ts';
import { readBuiltSite } from '#deploy/site/site-files.ts';
import { environmentSettings } from '#environments.ts';
import { addEnvironment, createApp } from '#stacks/learning-app.ts';

const app = createApp({ context: { [RELEASE_CONTEXT]: releaseName() } });
const name: unknown = app.node.tryGetContext('env');
addEnvironment(app, environmentSettings(typeof name === 'string' ? name : ''), readBuiltSite());
app.synth();
