import { defineCapstone } from '@learning/content/capstone-schema';

export default defineCapstone({
  moduleId: 'hr-foundations-m5',
  parts: [
    {
      id: 'brief',
      title: 'Role brief',
      task: 'Purpose in two sentences; five to eight essential functions as results with their share of time; day-one requirements, each with the function it serves; your two sources.',
      minLength: 400,
    },
    {
      id: 'plan',
      title: 'Lifecycle plan',
      task: 'One line for each stage up to day 90: outcome, owner, date, hand-off. Two moments that matter, each with a standard that someone could check.',
      minLength: 400,
    },
    {
      id: 'measures',
      title: 'Measures',
      task: 'Three measures with formula, definition, source and review date; at least one tells you whether the person will stay.',
      minLength: 250,
    },
    {
      id: 'request',
      title: 'To the operations director',
      task: 'Two sentences: the decision you need, and the date you need it by.',
      minLength: 80,
    },
  ],
  facts: [
    { id: 'share-1', label: 'Share of time, function 1 (percent)', kind: 'number' },
    { id: 'share-2', label: 'Share of time, function 2 (percent)', kind: 'number' },
    { id: 'share-3', label: 'Share of time, function 3 (percent)', kind: 'number' },
    { id: 'share-4', label: 'Share of time, function 4 (percent)', kind: 'number' },
    { id: 'shares-left', label: 'Share of time, all other functions (percent)', kind: 'number' },
    { id: 'request-day', label: 'Day of your request to the director', kind: 'date' },
    { id: 'decide-by', label: 'Day you need the decision by', kind: 'date' },
    { id: 'first-day', label: 'First day of the new person', kind: 'date' },
  ],
  checks: [
    {
      id: 'shares',
      kind: 'adds-up',
      title: 'The shares of time add up to 100 percent',
      finding: 'Your shares of time don’t add up to 100 percent, or one is missing.',
      facts: ['share-1', 'share-2', 'share-3', 'share-4', 'shares-left'],
      total: 100,
    },
    {
      id: 'dates-fit',
      kind: 'dates-in-order',
      title: 'The dates fit: request, decision, first day',
      finding:
        'Your dates don’t follow each other, or one is missing: the request comes first, then the decision, then the first day.',
      facts: ['request-day', 'decide-by', 'first-day'],
    },
    {
      id: 'no-coded-words',
      kind: 'not-in-text',
      title: 'No coded word stands in the brief',
      finding:
        'A word in your brief describes a kind of person and not a result. Say what the person has to get done.',
      parts: ['brief'],
      words: [
        'lively',
        'energetic',
        'young',
        'youthful',
        'digital native',
        'rockstar',
        'rock star',
        'ninja',
        'native speaker',
        'guy',
        'girl',
        'recent graduate',
        'fits in',
        'culture fit',
        'good with the system',
      ],
    },
    {
      id: 'formulas',
      kind: 'in-text',
      title: 'The measures have a formula and a source',
      finding:
        'We found no formula or no source in your measures. Say what is divided by what, or what is counted, and where it is on file.',
      part: 'measures',
      each: [
        ['÷', '/', 'divided by', 'percent of', '% of', 'count', 'number of', 'counted'],
        [
          'source',
          'log',
          'schedule',
          'system',
          'file',
          'survey',
          'mailbox',
          'payroll',
          'list',
          'record',
          'records',
          'calendar',
        ],
      ],
    },
    {
      id: 'stages',
      kind: 'in-text',
      title: 'The plan goes from the request to day 90',
      finding: 'A stage is missing in your plan: the selection, the first day, or day 90.',
      part: 'plan',
      each: [
        ['select', 'selection', 'interview', 'interviews', 'choose'],
        ['day 1', 'day one', 'first day'],
        ['day 90', '90 days', 'ninety'],
      ],
    },
  ],
  exercises: [
    {
      id: 'shelter',
      title: 'A Coordinator for the Shelter',
      brief:
        'An animal shelter with 60 employees. The director, Joan Whitaker, writes: “We need an adoption coordinator in eight weeks. Someone young with a lot of energy who loves dogs. Weekends.” The last one left after five months; no reason is on file. The papers are shortened packs: role brief, lifecycle plan, measures, and the request to the director.',
      papers: [
        {
          id: 'paper-1',
          text: `Role brief. Purpose: the coordinator brings each animal to a home that was checked, within the time that its health allows. Functions: answers adoption requests within two working days (30%); holds talks and home checks so that each file has both (30%); keeps the animals’ pages correct, every day by noon (15%); plans 14 volunteers for the weekend ten days ahead (15%); calls each adopter in week two and writes down what was agreed (10%). Needed on day one: explains a refusal so that it’s understood (requests, talks); plans a schedule from availabilities (volunteers); writes facts without judging (pages, calls). Sources: half a day with the colleague who covers the post, and 40 request files.

Lifecycle plan. Request: Joan signs the brief, week 1. Attract: posting out, HR, week 2. Select: talk and a schedule task, two people, week 4. Offer: weekend schedule in writing, HR, week 5; Joan is told. Day 1: keys, log-in, a colleague; the team lead confirms to HR by noon. Day 30: first weekend alone; team lead reports to HR. Day 90: stay talk, HR.

Measures. Requests answered in time ÷ all requests × 100, from the mailbox, monthly. Complete files ÷ all adoptions × 100, from the adoption files, monthly. Late changes of the weekend plan, as a count, from the schedule on days 30, 60 and 90, since they come before people leave.

To Joan. Please decide by March 6 whether weekends are two of three or all. The posting says it.`,
          ratings: {
            'Role brief': {
              level: 'Strong',
              reason:
                'Functions are results with shares that make 100, and each requirement names the function that it serves.',
            },
            'Lifecycle plan': {
              level: 'Sound',
              reason:
                'Owners and weeks are there, but “Joan is told” and “reports to HR” have no deadline and no confirmation.',
            },
            Measures: {
              level: 'Sound',
              reason:
                'Each has a formula, a source and a date, but “in time,” “complete” and “late” aren’t defined, so two people would count differently.',
            },
            Judgment: {
              level: 'Strong',
              reason:
                '“Young” and “energy” are gone, no private detail is used, and one clear decision has one date.',
            },
          },
        },
        {
          id: 'paper-2',
          text: `Role brief. We’re looking for an energetic adoption coordinator with a heart for animals who keeps a cool head at weekends. Tasks: adoption, care of adopters, social media, volunteers, administration, and everything else that comes up. You bring: a recent degree, flexibility, team spirit, a driver’s license, experience with dogs, and a good instinct for people. The text is based on the last posting and on two postings by other shelters.

Lifecycle plan. Write the posting. Publish it. Read the applications. Invite five people. Choose one. Prepare the contract. Prepare the workplace. Welcome. Training. Talk after the trial period.

Measures. The number of adoptions ÷ the number of animals, in percent, each quarter, from the system. Satisfaction of adopters, from the survey. Turnover, in percent.

To Joan. It’d be great if you could have a look at the pack. As you know, Melanie left when her panic attacks became too much at the weekends, so I’d like to ask candidates carefully how they deal with stress. Let me know what you think when you have time.`,
          ratings: {
            'Role brief': {
              level: 'Not yet',
              reason:
                'Copied from other postings: tasks without results, traits instead of requirements, and no share of time.',
            },
            'Lifecycle plan': {
              level: 'Not yet',
              reason:
                'A list of tasks; no one owns them, and nothing is handed from one to another.',
            },
            Measures: {
              level: 'Sound',
              reason:
                'One formula with a source, but “satisfaction” and “turnover” aren’t defined, so two people would get two numbers.',
            },
            Judgment: {
              level: 'Not yet',
              reason:
                'A former colleague’s health is told by name and turned into a question for candidates, and nothing is asked of Joan.',
            },
          },
        },
        {
          id: 'paper-3',
          text: `Role brief. Purpose: the coordinator finds homes for the animals and keeps the weekend running. Functions: talks with adopters, 35%; home checks, 20%; pages of the animals, 15%; volunteers, 20%; calls after two weeks, 10%. Needed: can plan a schedule, can explain a refusal, is good with animals and resilient. Sources: the colleague who covers it, and the files of last year.

Lifecycle plan. Request: HR sends the brief to Joan on Monday; she answers “agreed” or with changes by Wednesday. Attract: HR sends the longlist with a reason for each name to the team lead on the 20th; the team lead answers “complete” by noon of the next day. Select: both interviewers send their scores to HR within a day, and HR replies with the result. Offer: HR sends the weekend plan with the contract; the candidate returns it signed by the 5th. Day 1: the team lead tells HR by noon that keys and log-in are there; HR asks the new person in the afternoon. Day 30: the team lead sends HR one duty that still needs help, with a date, and HR confirms. Day 90: HR sends Joan what the new person agreed to share, within a week; she answers each point.

Measures. Quality of the adoptions, on a scale. Engagement of the new person. Success of the training.

To Joan. Please have the brief approved soon, so that we can start the search.`,
          ratings: {
            'Role brief': {
              level: 'Sound',
              reason:
                'Clear duties with shares, but they are topics rather than results, and “resilient” serves none of them.',
            },
            'Lifecycle plan': {
              level: 'Strong',
              reason:
                'In each hand-off it is clear who sends what to whom, by when, and how the other side confirms.',
            },
            Measures: {
              level: 'Not yet',
              reason:
                'Three words without a formula: no one could compute them a second time and get the same.',
            },
            Judgment: {
              level: 'Sound',
              reason:
                'Wording and data are mostly careful, but “approved soon” names neither a decision nor a date.',
            },
          },
        },
      ],
    },
    {
      id: 'library',
      title: 'An Evening at the Library',
      brief:
        'A public library with 85 employees. The head of services, Peter Lindqvist, writes: “We need an evening desk supervisor by September, eleven weeks from now. A mature person with natural authority. Has to get along with the young crowd.” The last holder left after three months; no reason is on file. The papers are shortened packs: role brief, lifecycle plan, measures, and the request to the head of services.',
      papers: [
        {
          id: 'paper-1',
          text: `Role brief. Purpose: the supervisor keeps the evening open, safe and useful for everyone who comes in after five. Functions: desk and phone, about 40%; five student assistants, about 25%; closing, about 20%; complaints, the rest. Needed: can settle a dispute, plans schedules, knows the library system or a similar one, has worked evenings. Sources: talk with the deputy, and the incident book.

Lifecycle plan. HR writes the posting and places it. Peter and HR look at the applications. Interviews are held. The person is hired. The deputy trains them. After a month there’s a talk, and after three months another one. Everyone involved does this as soon as they can, and the calendar will be shared.

Measures. Evenings opened on time: evenings with doors open by 5:00 ÷ all planned evenings × 100; closures by the city are left out; incident book; monthly. Disputes settled at the desk ÷ all disputes in the book × 100, a dispute being anything written down with two parties; monthly. Changes of schedule announced less than a week ahead, counted from the schedule on days 30, 60 and 90, because they come before people leave.

To Peter. I need your decision by June 26: may the supervisor send someone out of the building without calling you? It’s an essential function if so, and it has to be in the posting.`,
          ratings: {
            'Role brief': {
              level: 'Sound',
              reason:
                'Clear duties with shares, but “closing” isn’t a result and knowing the system can be taught in a week.',
            },
            'Lifecycle plan': {
              level: 'Not yet',
              reason:
                'Things are held, hired and trained without an owner or a date; “as soon as they can” is no hand-off.',
            },
            Measures: {
              level: 'Strong',
              reason:
                'Each can be repeated: formula, what counts, what doesn’t, source and date, and one looks ahead.',
            },
            Judgment: {
              level: 'Strong',
              reason:
                'No coded word, nothing private, and a decision that changes the job, with the day it’s needed.',
            },
          },
        },
        {
          id: 'paper-2',
          text: `Role brief. Purpose: the supervisor opens the library at 5:00 each evening and hands it over locked and in order at 10:00. In between, everyone who comes gets help or a date for it. Functions: runs the desk so that no one waits longer than five minutes (35%); plans five assistants two weeks ahead, two on each evening (20%); settles disputes at the desk and writes them down the same night (20%); closes the house by the list (15%); trains each new assistant to run the desk alone by the fourth evening (10%). Needed on day one: settles a dispute between strangers in words (desk, disputes); plans from availabilities (assistants); writes three plain lines (disputes, closing). Sources: two evenings at the desk, and the incident book.

Lifecycle plan. Week 1: HR sends the brief to Peter, who answers by Friday. Week 3: HR sends the longlist with reasons to the deputy, who confirms by noon. Week 5: scores to HR within a day, answer to each candidate by HR. Week 6: HR sends the offer with the schedule; it comes back signed within five days. Day 1: the deputy tells HR by 6:00 that keys and log-in work, and HR asks the supervisor. Day 30: the deputy sends HR one duty and one date, HR confirms. Day 90: HR sends Peter what may be shared; he answers in a week.

Measures. Waiting time. Number of disputes, as low as possible. Turnover of assistants.

To Peter. Could you tell me whether all this fits, and roughly when you can decide about the weekends?`,
          ratings: {
            'Role brief': {
              level: 'Strong',
              reason:
                'Results that can be checked, shares that make 100, and each requirement tied to a function.',
            },
            'Lifecycle plan': {
              level: 'Strong',
              reason: 'Each stage says who sends what to whom, by when, and how it is confirmed.',
            },
            Measures: {
              level: 'Not yet',
              reason:
                'Three headings without formula or source; “as low as possible” even rewards not writing disputes down.',
            },
            Judgment: {
              level: 'Sound',
              reason:
                'Careful throughout, but the request asks for a rough date for an unclear decision.',
            },
          },
        },
        {
          id: 'paper-3',
          text: `Role brief. We want a mature personality with natural authority who gets respect from the young crowd without having to raise his voice. Responsible for the evening. Should be available every evening and live nearby. The description of the last posting is attached and still holds.

Lifecycle plan. Request: Peter, this week. Posting: HR, by June 19. Selection: Peter and HR, in July. Contract: HR, by August 1. Day 1: deputy, September 1; keys and log-in are ready. Day 30: talk, deputy. Day 90: talk, Peter. HR gets a note from each talk.

Measures. Evenings opened on time ÷ evenings planned, from the incident book. Complaints ÷ visitors. Sick days of the supervisor ÷ working days, so that we notice early if it’s too much for him, as it was for the last one.

To Peter. Before we post this, could you tell me off the record what you know about the last one’s divorce? I heard that it played a role, and I don’t want to hire into the same situation. If the candidates are women with small children, we should talk about the evenings first.`,
          ratings: {
            'Role brief': {
              level: 'Not yet',
              reason:
                'A picture of a person, down to sex and address, in place of functions; the rest is the old posting.',
            },
            'Lifecycle plan': {
              level: 'Sound',
              reason:
                'Each stage has an owner and a date, but no hand-off says what is sent or how it’s confirmed.',
            },
            Measures: {
              level: 'Sound',
              reason:
                'Formulas are given, but a complaint isn’t defined, and sick days tell nothing that should be asked.',
            },
            Judgment: {
              level: 'Not yet',
              reason:
                'A private matter is fished for, and mothers are to be treated differently: both must not be in the file.',
            },
          },
        },
      ],
    },
  ],
});
