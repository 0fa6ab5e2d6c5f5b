import { useSyncExternalStore } from 'react';
import { SearchDialog } from '#features/search/search-dialog.tsx';
import { signedInLearner } from '#lib/session/session-store.ts';
import { frameActions } from '../frame/frame-actions.ts';
import { searching } from '../frame/search.ts';
import { mountedOnce } from './island-roots.ts';
import { mountIsland } from './mount-island.tsx';

/** Shows the search while someone searches. Source: rules/wording.md W37 */
export const mountSearch = mountedOnce((place) => mountIsland(<Search />, place));

function Search() {
  const isOpen = useSyncExternalStore(searching.subscribe, searching.read) === true;
  return (
    <SearchDialog
      open={isOpen}
      learnerId={signedInLearner()?.id}
      onOpen={(address) => location.assign(address)}
      onColorMode={frameActions['color-mode']}
      onClose={() => searching.set(undefined)}
    />
  );
}
