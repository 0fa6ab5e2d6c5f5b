import { GetParametersCommand, PutParameterCommand, type SSMClient } from '@aws-sdk/client-ssm';

/** Parameters of an environment below `/learning/<environment>`; the functions read them there. */
export type SettingName =
  | 'stripe/secret-key'
  | 'stripe/publishable-key'
  | 'stripe/webhook-secret'
  | 'stripe/account';

export interface StoredSettings {
  read(names: readonly SettingName[]): Promise<Partial<Record<SettingName, string>>>;
  write(name: SettingName, value: string): Promise<void>;
}

export function storedSettings(client: SSMClient, environment: string): StoredSettings {
  const path = `/learning/${environment}/`;
  return {
    async read(names) {
      const { Parameters = [] } = await client.send(
        new GetParametersCommand({
          Names: names.map((name) => path + name),
          WithDecryption: true,
        }),
      );
      return Object.fromEntries(
        Parameters.map(({ Name, Value }) => [Name!.slice(path.length), Value!]),
      );
    },
    async write(name, value) {
      await client.send(
        new PutParameterCommand({
          Name: path + name,
          Value: value,
          Type: 'SecureString',
          Overwrite: true,
        }),
      );
    },
  };
}
