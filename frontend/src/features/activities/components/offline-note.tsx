import { Note } from '#ui/note.tsx';

/** Says in place of activities that they need a connection. Source: rules/wording.md W33 */
export function OfflineNote() {
  return (
    <Note colorPalette="signal">
      Activities need a connection. A skill check can’t be taken offline, because its clock runs on
      our server. They open here when you’re back online.
    </Note>
  );
}
