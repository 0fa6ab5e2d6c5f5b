import Search from 'lucide-react/icons/search';
import { IconButton } from '#ui/icon-button.tsx';

/** Opens the search of the site (`public/frame/search.ts`). */
export function SearchButton() {
  return (
    <IconButton
      label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K /"
      data-do="search"
    >
      <Search aria-hidden="true" />
    </IconButton>
  );
}
