import { defineActivity } from '@learning/content/schema';

const MODULE = 'people-analytics-m5';
const INSIGHT = 'people-analytics-m3';

export default defineActivity({
  id: 'people-analytics-mark-up',
  moduleId: MODULE,
  type: 'mark-up',
  title: 'The Commentary a Machine Wrote',
  description:
    'Mark what cannot stay in an assistant’s commentary on a dashboard, with the figures beside it.',
  passingScore: 75,
  config: {
    context:
      'The home-furnishings retailer of this course, with 40 stores. An analyst gave the assistant your quarterly dashboard and asked for the page of commentary that goes to the executive committee. It reads well. Your name stands under it, the committee meets at two, and what you find here is the only check between the draft and the screen.',
    title: 'People dashboard, third quarter: commentary',
    problems: [
      {
        id: 'figure',
        name: 'Figures don’t say this',
        description: 'A number, a count or a "most" that the dashboard doesn’t bear out.',
      },
      {
        id: 'cause',
        name: 'Cause without a test',
        description: 'Says that one thing brings about another, where they only move together.',
      },
      {
        id: 'person',
        name: 'Someone can be recognized',
        description: 'A group below the limit, one person’s data, or data taken for another use.',
      },
      {
        id: 'invented',
        name: 'Not in the source',
        description: 'A quotation, a benchmark or a forecast that no source in the file has.',
      },
    ],
    asks: 7,
    facts: [
      {
        total: '568 of 4,180',
        rate: '13.6%',
        totalBefore: '535 of 4,150',
        rateBefore: '12.9%',
        rise: '0.7',
        new: '250 of 1,000',
        newBefore: '200 of 800',
        newRate: '25%',
        old: '318 of 3,180',
        oldBefore: '335 of 3,350',
        app: '5.2% to 4.6%',
        appFall: '0.6',
        other: '5.0% to 4.6%',
        otherFall: '0.4',
        rest: '0.2',
        month: '29 of 1,000',
        monthRate: '2.9%',
        monthBefore: '24 of 800',
        monthRateBefore: '3.0%',
        studio: '2 of 7',
        studioRate: '29%',
        schedule: '24',
        pay: '15',
        comment: 'My shifts changed twice in one week.',
        otherComment: 'No one told me until the day before.',
        store: '14',
        now: '5.3%',
        quarters: '5.4%, 4.9%, 5.5%, 5.2%',
      },
      {
        total: '530 of 4,200',
        rate: '12.6%',
        totalBefore: '480 of 4,100',
        rateBefore: '11.7%',
        rise: '0.9',
        new: '220 of 1,100',
        newBefore: '140 of 700',
        newRate: '20%',
        old: '310 of 3,100',
        oldBefore: '340 of 3,400',
        app: '5.4% to 4.7%',
        appFall: '0.7',
        other: '5.1% to 4.6%',
        otherFall: '0.5',
        rest: '0.2',
        month: '33 of 1,100',
        monthRate: '3.0%',
        monthBefore: '22 of 700',
        monthRateBefore: '3.1%',
        studio: '2 of 8',
        studioRate: '25%',
        schedule: '27',
        pay: '12',
        comment: 'I found out about Sunday on Saturday.',
        otherComment: 'I could never plan a week ahead.',
        store: '31',
        now: '5.2%',
        quarters: '4.8%, 5.3%, 4.7%, 5.1%',
      },
    ],
    records: [
      {
        title: 'Resignations in 12 months (definition version 4, both years)',
        lines: [
          'Everyone: {total} ({rate}). A year before: {totalBefore} ({rateBefore}).',
          'In the first year of service: {new} ({newRate}). A year before: {newBefore} ({newRate}).',
          'After the first year: {old} (10%). A year before: {oldBefore} (10%).',
          'In the first month: {month} ({monthRate}). A year before: {monthBefore} ({monthRateBefore}). The new onboarding began in March, in all stores at once.',
          'Photo studio: {studio}.',
        ],
      },
      {
        title: 'Absence, share of time lost',
        lines: [
          'Nine stores with the scheduling app, which volunteered: {app} within a year.',
          'Other stores: {other}. Six of them report with a delay and are not included.',
          'Stores with more overtime show more absence. No store has changed its overtime.',
          'Store {store}: {now} in this quarter. The four quarters before: {quarters}.',
        ],
      },
      {
        title: 'Exit comments and house rules',
        lines: [
          '214 comments. A random sample of 60 was coded by hand: schedule {schedule}, pay {pay}, other reasons the rest.',
          'Two comments, word for word: "{comment}" and "I liked the team."',
          'Groups of fewer than ten people are not shown. Badge data serve building security only.',
          'Sources of this page: HR system, absence system, exit comments. No outside figures.',
        ],
      },
    ],
    paragraphs: [
      {
        heading: 'Resignations',
        sentences: [
          'In the 12 months to September, {total} people resigned, or {rate}.',
          'Of those in their first year of service, it was {new}.',
          {
            id: 'points',
            flawed: {
              text: 'That is a rise of {rise} percent on the year before, when the rate was {rateBefore}.',
              problemId: 'figure',
              explanation:
                'From {rateBefore} to {rate} is {rise} percentage points. As a percentage the rise is several times larger, and a finance chief will do that sum aloud.',
            },
            sound: {
              text: 'That is a rise of {rise} points on the year before, when the rate was {rateBefore}.',
              explanation:
                'The difference of two rates is given in points, and this one is right to the decimal.',
            },
            readAt: { moduleId: MODULE, section: 'checking-what-a-model-writes' },
          },
          {
            text: 'The rise is real and no matter of counting: both years follow version 4 of the definition.',
            explanation:
              'It sounds too sure and is covered. The dashboard names version 4 for both years, so a change of definition is ruled out.',
          },
          {
            id: 'mix',
            flawed: {
              text: 'It comes from new starters, who now leave more often than they did a year ago.',
              problemId: 'figure',
              explanation:
                'New starters left at {newRate} in both years. There are more of them now, so the total rose: a change of mix, which calls for another answer than a change of rate.',
            },
            sound: {
              text: 'New starters left as often as a year ago, at {newRate}, and there are more of them now.',
              explanation:
                'It reads rate and mix apart. Both rates stand still in the table, and the share of new starters has grown.',
            },
            readAt: { moduleId: INSIGHT, section: 'segmentation' },
          },
          {
            text: 'After the first year, the rate has stayed at 10%.',
            nearTo: 'mix',
            explanation:
              'The table has 10% in both years. The claim that doesn’t hold is the one before, about those in their first year.',
          },
          {
            text: 'New starters still leave at least twice as often as everyone else, this year as last.',
            explanation:
              'It sounds like a flourish. Set the two rates of each year side by side and it holds in both, without a word about why.',
          },
          {
            id: 'onboarding',
            flawed: {
              text: 'The new onboarding has brought exits in the first month down to {monthRate}.',
              problemId: 'cause',
              explanation:
                'All stores began in March at once, so there is no one to compare with, and the change from {monthRateBefore} is within chance. "Since" would be honest; "has brought down" isn’t.',
            },
            sound: {
              text: 'Exits in the first month stand at {monthRate}, after {monthRateBefore}; what the new onboarding adds can’t be seen from this.',
              explanation:
                'It gives both figures and says what they can’t show: every store began at once, and the change is tiny.',
            },
            readAt: { moduleId: INSIGHT, section: 'correlation-versus-causation' },
          },
          {
            id: 'studio',
            flawed: {
              text: 'The photo studio stands out at {studioRate}.',
              problemId: 'person',
              explanation:
                'That is {studio}. The house rule shows no group under ten, because a percentage of seven or eight people is noise and everyone knows who they are.',
            },
            sound: {
              text: 'Groups of fewer than ten people are left out of this page.',
              explanation:
                'It follows the house rule, says so, and leaves no gap from which a small group could be worked out.',
            },
            readAt: { moduleId: INSIGHT, section: 'small-sample-caution' },
          },
          {
            id: 'benchmark',
            flawed: {
              text: 'This compares well with a retail average of around 60%.',
              problemId: 'invented',
              explanation:
                'No outside figure is among the sources. A model supplies a benchmark because such pages usually have one, and you’d have to say where it comes from.',
            },
            sound: {
              text: 'We compare with our own past only, as this page has no outside figures.',
              explanation:
                'The list of sources says the same. A comparison that can’t be sourced is left out, and the reader knows why.',
            },
            readAt: { moduleId: MODULE, section: 'checking-what-a-model-writes' },
          },
        ],
      },
      {
        heading: 'Absence',
        sentences: [
          'Absence fell in both groups of stores.',
          {
            id: 'app',
            flawed: {
              text: 'In nine stores, the scheduling app cut absence by {appFall} points.',
              problemId: 'cause',
              explanation:
                'Stores without the app fell by {otherFall} points in the same year. That leaves {rest}, in stores that volunteered. "Cut" claims a test that no one ran.',
            },
            sound: {
              text: 'In nine stores with the scheduling app it fell by {appFall} points, and elsewhere by {otherFall}, which leaves {rest}.',
              explanation:
                'It subtracts the movement of the comparison group and credits the app with nothing more than what is left.',
            },
            readAt: { moduleId: INSIGHT, section: 'correlation-versus-causation' },
          },
          {
            text: 'The nine stores had volunteered for it.',
            nearTo: 'app',
            explanation:
              'True, and the reason for caution. The overclaim is in the sentence before, which gives the app the whole fall.',
          },
          {
            text: 'Six stores are missing from these figures, because they report with a delay.',
            explanation:
              'A gap in the data looks like a mistake on the page. It’s the opposite: the gap is real, and the committee is told about it.',
          },
          'Every other store that reports in time is included.',
          {
            id: 'overtime',
            flawed: {
              text: 'Overtime is what makes people ill, so a cap would bring absence down further.',
              problemId: 'cause',
              explanation:
                'Stores with more overtime have more absence, but absence also creates overtime. No store changed its overtime, so nothing here tells which comes first.',
            },
            sound: {
              text: 'Stores with more overtime have more absence, and which of the two comes first is open.',
              explanation:
                'It states what moves together and leaves the direction open, which is all that unchanged overtime can show.',
            },
            readAt: { moduleId: INSIGHT, section: 'correlation-versus-causation' },
          },
          {
            id: 'store',
            flawed: {
              text: 'The last figure of Store {store} goes back to the stockroom lead’s operation.',
              problemId: 'person',
              explanation:
                'There is one stockroom lead in a store, so everyone reads a name and a diagnosis. Health has no place on this page, however well it explains a number.',
            },
            sound: {
              text: 'Store {store}, at {now}, stays within the range of the four quarters before.',
              explanation:
                'It keeps to the store’s own range, which the figures bear out, and says nothing about any person in it.',
            },
            readAt: { moduleId: MODULE, section: 'generative-ai-in-hr-work' },
          },
          {
            id: 'badge',
            flawed: {
              text: 'Badge times suggest that Oliver Denton’s shift has started late since June.',
              problemId: 'person',
              explanation:
                'Badge data serve building security. Reading lateness from them is a second purpose, and naming a shift lead turns a dashboard into a file on him.',
            },
            sound: {
              text: 'Badge data serve building security and were not used.',
              explanation:
                'It names the limit and keeps it. A new use of badge data would be a new project with a notice of its own.',
            },
            readAt: { moduleId: MODULE, section: 'privacy-by-design' },
          },
        ],
      },
      {
        heading: 'What leavers write',
        sentences: [
          'We coded a random sample of 60 of the 214 exit comments by hand.',
          {
            id: 'most',
            flawed: {
              text: 'Most leavers name their schedule.',
              problemId: 'figure',
              explanation:
                'It’s {schedule} of 60, and of those who wrote at all. "Most" is a count, and this one doesn’t reach half.',
            },
            sound: {
              text: 'The schedule comes up in {schedule} of these 60.',
              explanation:
                'It gives the count with its base, so that no one has to guess what "many" means.',
            },
            readAt: { moduleId: MODULE, section: 'checking-what-a-model-writes' },
          },
          'Pay follows, with {pay}.',
          'The remaining 21 name other reasons.',
          {
            id: 'quote',
            flawed: {
              text: 'One of them wrote, "{otherComment}"',
              problemId: 'invented',
              explanation:
                'A search in the 214 comments doesn’t find it. Models write the typical sentence that no one said, and this one is typical.',
            },
            sound: {
              text: 'One of them wrote, "{comment}"',
              explanation:
                'The file has this comment word for word. A quotation that can be found may stay.',
            },
            readAt: { moduleId: MODULE, section: 'checking-what-a-model-writes' },
          },
          'Another wrote, "I liked the team."',
        ],
      },
      {
        heading: 'What we ask of you',
        sentences: [
          {
            text: 'We do not know why people leave in their first year, and this page will not guess.',
            explanation:
              'It looks like a confession and is the most useful line on the page: the dashboard shows who leaves and when, not why.',
          },
          {
            id: 'forecast',
            flawed: {
              text: 'Without action, turnover will pass 15% by January.',
              problemId: 'invented',
              explanation:
                'No source in the file forecasts anything. A date and a round number make it sound computed, and someone will plan a budget on it.',
            },
            sound: {
              text: 'This page makes no forecast for the winter.',
              explanation:
                'The dashboard holds the past and nothing else. Saying so protects the committee from reading a trend into two points.',
            },
            readAt: { moduleId: MODULE, section: 'checking-what-a-model-writes' },
          },
          'Please decide today whether first-year support starts in ten stores that a lottery picks.',
          {
            text: 'If exits in those ten are no lower than elsewhere after six months, we must stop it.',
            explanation:
              'A test with a rule for stopping is what the rest of the page lacks. It claims nothing beforehand and can fail.',
          },
        ],
      },
    ],
    passingScore: 75,
    feedback: {
      passing:
        'You read it as the person who answers for it: each figure back to its line, each verb down to what was tested, each quotation searched for. The sentences you left alone matter as much, because a page without a firm sentence helps no one to decide.',
      failing:
        'Fluent text invites you to read on, so read it in the wrong order: begin with the figures and find the sentence for each. Then check every verb that makes one thing cause another, every quotation and outside number, and every line in which a colleague would recognize someone.',
    },
  },
});
