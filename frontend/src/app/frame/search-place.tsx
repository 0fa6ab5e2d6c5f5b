import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { frameActions } from '#public/frame/frame-actions.ts';
import { searching, watchSearchKeys } from '#public/frame/search.ts';

const SearchDialog = lazy(async () => ({
  default: (await import('#features/search/search-dialog.tsx')).SearchDialog,
}));

/** Shows the search while someone searches; its code is loaded on first use. Source: rules/wording.md W37 */
export function SearchPlace() {
  const router = useRouter();
  const session = useSession();
  const isOpen = useSyncExternalStore(searching.subscribe, searching.read, () => undefined);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(watchSearchKeys, []);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <SearchDialog
        open={isOpen === true}
        learnerId={session.status === 'signed-in' ? session.learner.id : undefined}
        onOpen={(address) => void router.navigate({ href: address })}
        onColorMode={frameActions['color-mode']}
        onClose={() => searching.set(undefined)}
      />
    </Suspense>
  );
}
