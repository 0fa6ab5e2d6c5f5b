import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import FileCheck from 'lucide-react/icons/file-check';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import Library from 'lucide-react/icons/library';
import Moon from 'lucide-react/icons/sun-moon';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useMemo, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { OptionSearch } from '#components/option-search/option-search.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { accessSourceOf } from '#queries/course-offer.ts';
import { courseToContinue } from '#queries/course-to-continue.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { searchIndexQuery } from '#queries/catalog.ts';
import { workQuery } from '#queries/work.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { commandsOf, matchingCommands } from './commands.ts';
import {
  commandGroup,
  nearGroup,
  ownGroup,
  type Result,
  type ResultGroup,
  taughtGroups,
} from './result-groups.ts';
import { createOwnSearch } from './search-own.ts';
import { createTaughtSearch } from './search-taught.ts';

interface BoxProps {
  /** Searches what this learner has written, too; undefined for a visitor. */
  learnerId: string | undefined;
  /** Opens an address of the site. */
  onOpen: (address: string) => void;
  /** Switches between light and dark. */
  onColorMode: () => void;
  onClose: () => void;
}

/** Searches courses, one's own work and commands. Source: rules/wording.md W37 */
export function SearchDialog({ open, ...props }: BoxProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Search" size="search">
      <SearchBox {...props} />
    </Dialog>
  );
}

function SearchBox({ learnerId, onOpen, onColorMode, onClose }: BoxProps) {
  const [words, setWords] = useState('');
  const taught = useQuery(searchIndexQuery());
  const search = useMemo(() => taught.data && createTaughtSearch(taught.data), [taught.data]);
  const own = useOwn(learnerId);
  const isBlank = words.trim() === '';

  const hits = search && !isBlank ? search.find(words) : [];
  const texts = isBlank ? [] : own.find(words);
  const commands = matchingCommands(
    commandsOf(
      learnerId !== undefined,
      document.documentElement.classList.contains('dark'),
      own.state,
    ),
    words,
  );
  const found = [
    ...taughtGroups(hits, words, own.isOpen),
    ...ownGroup(texts, words),
    ...commandGroup(commands),
  ];
  const isMissing = search !== undefined && !isBlank && found.length === 0;
  const groups = isMissing ? [nearGroup(search.near(words))] : found;

  const choose = ({ target }: Result) => {
    onClose();
    if (target === 'color-mode') onColorMode();
    else onOpen(target.address);
  };
  return (
    <OptionSearch
      label={learnerId === undefined ? 'Search courses' : 'Search courses and your work'}
      words={words}
      onWords={setWords}
      groups={groups.map((group) => optionsOf(group, choose))}
      status={statusOf(isBlank, isMissing, found)}
    >
      {isMissing && (
        <chakra.p px="3" pt="4" color="fg.muted">
          Nothing found for “{words.trim()}”.
        </chakra.p>
      )}
      {!isBlank && taught.isPending && <Loading />}
      {taught.isError && (
        <Box mt="4">
          <ErrorState title="The search could not be loaded" onRetry={() => void taught.refetch()}>
            {userMessageOf(taught.error)}
          </ErrorState>
        </Box>
      )}
    </OptionSearch>
  );
}

/** Reads what a learner has: their texts, the courses that are open to them, and what comes next. */
function useOwn(learnerId: string | undefined) {
  const enabled = learnerId !== undefined;
  const { data: work } = useQuery({ ...workQuery(learnerId ?? ''), enabled });
  const { data: dashboard } = useQuery({ ...dashboardQuery(learnerId ?? ''), enabled });
  const find = useMemo(() => createOwnSearch(work ?? []), [work]);
  const current = dashboard && courseToContinue(dashboard);
  return {
    find,
    isOpen: (courseId: number) =>
      dashboard !== undefined && accessSourceOf(dashboard.access, courseId) !== undefined,
    state: dashboard && {
      current: current && {
        courseId: current.course.id,
        title: current.course.title,
        moduleId: current.nextModule?.id ?? null,
      },
      dueToday: dashboard.recall.todayCount,
    },
  };
}

function optionsOf(group: ResultGroup, choose: (result: Result) => void) {
  return {
    key: group.key,
    name: group.name,
    options: group.results.map((result) => ({
      key: result.key,
      name: result.title,
      hint: result.hint,
      icon: iconOf(result),
      isInner: result.isInner ?? false,
      onChoose: () => choose(result),
    })),
  };
}

const ICONS = {
  course: Library,
  module: BookOpen,
  section: Hash,
  template: FileText,
  note: StickyNote,
  document: FileCheck,
  command: ArrowRight,
  more: Library,
} as const;

function iconOf({ kind, target }: Result) {
  const Icon = target === 'color-mode' ? Moon : ICONS[kind];
  return <Icon aria-hidden="true" />;
}

function Loading() {
  return (
    <Box mt="5" px="3" display="grid" gap="4" aria-hidden="true">
      {['60%', '75%', '50%'].map((width) => (
        <Skeleton key={width} height="5" style={{ width }} />
      ))}
    </Box>
  );
}

/** Returns how much was found, for screen readers. */
function statusOf(isBlank: boolean, isMissing: boolean, groups: readonly ResultGroup[]): string {
  if (isBlank) return '';
  if (isMissing) return 'Nothing found. These courses come nearest.';
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return count === 1 ? '1 result' : `${count} results`;
}
