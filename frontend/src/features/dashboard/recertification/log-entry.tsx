import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { RecertificationEntry } from '@learning/shared/contract/dashboard';
import {
  activitiesInWords,
  resultInWords,
} from '@learning/shared/domain/wording/activities-in-words';
import { Badge } from '#ui/badge.ts';
import { printDate } from '#lib/print-date.ts';
import { count } from '../print-time.ts';
import { approvalsOfEntry, hourFacts, missingHours, themeName } from './recertification-wording.ts';

export function LogEntry({ entry }: { entry: RecertificationEntry }) {
  const { courseTitle, completedAt, instructionHours, moduleCount, activities, themes } = entry;
  const { minutes, measuredMinutes } = entry;
  const done = activitiesInWords(activities.map(({ type }) => type));
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="6"
      py="5"
      borderTopWidth="1px"
    >
      <Box>
        <HStack gap="3" rowGap="1" flexWrap="wrap">
          <chakra.h3 textStyle="h4">{courseTitle}</chakra.h3>
          {themes.map((theme) => (
            <Badge key={theme} size="sm" colorPalette="neutral">
              {themeName(theme)}
            </Badge>
          ))}
        </HStack>
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          Completed <time dateTime={completedAt}>{printDate(completedAt)}</time>.{' '}
          {[count(moduleCount, 'module'), ...(done ? [done] : [])].join(', ')}.
        </chakra.p>
        <chakra.dl
          textStyle="small"
          color="fg.muted"
          mt="2"
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="0.5"
          fontVariantNumeric="tabular-nums"
        >
          {hourFacts(minutes, measuredMinutes).map(([name, value]) => (
            <chakra.div key={name} display="flex" gap="1.5">
              <dt>{name}:</dt>
              <dd>{value}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
        {missingHours(entry).map((text) => (
          <chakra.p key={text} textStyle="small" color="signal.fg" mt="1">
            {text}
          </chakra.p>
        ))}
        {approvalsOfEntry(entry).map((text) => (
          <chakra.p key={text} textStyle="small" mt="1">
            {text}
          </chakra.p>
        ))}
        {activities.length > 0 && (
          <chakra.ul textStyle="small" color="fg.muted" mt="2" display="grid" gap="0.5">
            {activities.map((activity) => (
              <li key={activity.title}>
                {activity.title}: {resultInWords(activity)} on {printDate(activity.completedAt)}
              </li>
            ))}
          </chakra.ul>
        )}
      </Box>
      <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {instructionHours !== null && `${instructionHours.toFixed(2)} hours`}
      </chakra.p>
    </chakra.li>
  );
}
