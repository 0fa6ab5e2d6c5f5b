import type { Table } from '#table/table.ts';

/** Records the commands sent to a table and, as `answered`, each answer: what is sent between two answers goes out together. */
export function recordCommands({ client }: Table): { commands: string[]; stop: () => void } {
  const commands: string[] = [];
  const name = 'recordCommands';
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        commands.push(String(commandName));
        const result = await next(args);
        commands.push('answered');
        return result;
      },
    { step: 'initialize', name },
  );
  return { commands, stop: () => void client.middlewareStack.remove(name) };
}
