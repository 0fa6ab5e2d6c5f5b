import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/text-link.tsx';
import { profileQuery } from '#queries/profile.ts';
import { printDuration } from '../skill-check-text.ts';

interface Props {
  learnerId: string;
  limitSeconds: number;
}

/** Shows the learner's extra time, with a link to change it before the clock starts (WCAG 2.2, 2.2.1). */
export function ExtraTime({ learnerId, limitSeconds }: Props) {
  const { data, isLoadingError } = useQuery(profileQuery(learnerId));
  return (
    <chakra.span display="block" textStyle="small" color="fg.muted" minH="6">
      {data && data.extraTimeFactor > 1 && (
        <>
          With your extra time ({data.extraTimeFactor}×):{' '}
          <chakra.strong color="fg">
            {printDuration(limitSeconds * data.extraTimeFactor)}
          </chakra.strong>
          .{' '}
        </>
      )}
      {data && data.extraTimeFactor === 1 && 'No extra time set. '}
      {isLoadingError && 'We couldn’t load your extra time, but it still applies. '}
      {(data || isLoadingError) && <TextLink to="/account">Change Extra Time</TextLink>}
    </chakra.span>
  );
}
