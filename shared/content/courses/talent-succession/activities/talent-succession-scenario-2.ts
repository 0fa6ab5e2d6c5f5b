import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-succession-scenario-2',
  moduleId: 'talent-succession-m3',
  type: 'scenario',
  title: 'Six Names for Four Seats',
  description:
    'A Dutch flower auction has a succession page on which one man stands three times and has never been asked. Decide what the board sees, who covers, what he is told and which work closes the gap.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Six Names for Four Seats',
      context:
        'You are HR director of a flower auction in the Netherlands with 1,900 employees. Pieter Bos chairs the supervisory board, Marijke de Wit is chief executive, Joris Haan leads quality, and Annelies Smit, a former deputy head of operations, is now in planning. The auction and its people are invented.',
      people: [
        { name: 'Marijke de Wit', role: 'Chief executive' },
        { name: 'Pieter Bos', role: 'Chair of the supervisory board' },
        { name: 'Joris Haan', role: 'Head of quality' },
        { name: 'Annelies Smit', role: 'Planner, former deputy of operations' },
      ],
    },
    steps: [
      {
        id: 'monday',
        title: 'Six names for four seats',
        description: 'Decide what the board sees.',
        situation:
          "A Dutch flower auction with 1,900 employees. The chair wants the succession page for four jobs. It lists six entries; Joris stands under three jobs, and he hasn't been asked. The slide says 150%.",
        messages: [
          {
            from: 'Marijke de Wit',
            at: 'Monday, 9:00 AM',
            text: '150% looks fine. Send it as it is. The board meets on Thursday.',
          },
          {
            from: 'Joris Haan',
            at: 'Monday, 11:20 AM',
            text: 'Someone congratulated me at lunch. On what?',
          },
        ],
        choices: [
          {
            id: 'monday-send',
            text: 'Send it with a footnote that some names stand more than once.',
            reasoning:
              'The page is accurate as it is, and the board can ask what it wants to know.',
            value: 3,
            feedback:
              "Footnotes go unread. The board asks for nothing, and Joris, who is congratulated twice more, begins to plan around a job that hasn't been offered.",
            next: 'gone',
          },
          {
            id: 'monday-bold',
            text: 'Take Joris off all three until he has been asked, and leave the rest.',
            reasoning:
              "A name we never asked isn't a name, and three blank lines would wake the board up.",
            value: 7,
            feedback:
              "It's honest about Joris and says nothing of the others. He hears on Friday that he was struck from a list that he had never seen.",
            next: 'cover',
          },
          {
            id: 'monday-recount',
            text: 'Recount by people, show the blanks, and speak with everyone named.',
            reasoning:
              "The board can only act on a true picture, and these people haven't been asked.",
            value: 10,
            feedback:
              'The page now says 100%, with one ready. Marijke is cross until a successor says, on Wednesday, that she would want logistics and never operations.',
            next: 'cover',
          },
          {
            id: 'monday-fill',
            text: 'Add two names from the level below, so that each of the jobs has two.',
            reasoning: "Boards look for depth, and young people grow into what's expected of them.",
            value: 0,
            feedback:
              'Eight names, four of them never asked. One of the two is on parental leave and reads of her readiness in a mail that was meant for the chair.',
            next: 'gone',
          },
        ],
      },
      {
        id: 'gone',
        title: 'The holder is gone',
        description: 'Decide what happens on Tuesday.',
        situation:
          'The head of operations has collapsed at the early auction and will be away for months. The page from Thursday names Joris as ready now.',
        messages: [
          {
            from: 'Marijke de Wit',
            at: 'Tuesday, 6:50 AM',
            text: 'Joris takes over today. He is on the page.',
          },
          {
            from: 'Joris Haan',
            at: 'Tuesday, 7:05 AM',
            text: "I can't sign for cold storage, and I've never run a night.",
          },
        ],
        choices: [
          {
            id: 'gone-joris',
            text: 'Have Joris take over with you at his side for the first two weeks.',
            reasoning: "The board was told he's ready, and this is what a list is for.",
            value: 0,
            feedback:
              'On the second night a cold store stands open for three hours while the shift looks for someone with authority. 60,000 stems are lost, and Joris is remembered for it.',
            next: 'talk',
          },
          {
            id: 'gone-annelies',
            text: 'Put Annelies in as cover for 30 days, as cover and nothing else.',
            reasoning: 'She may sign today, and who gets the job can be settled in daylight.',
            value: 10,
            feedback:
              'Marijke has to take back a line that she had shown to the whole board. Annelies runs the nights without charm and without loss, and at seven in the morning Joris goes home and breathes out.',
            next: 'talk',
          },
          {
            id: 'gone-share',
            text: 'Split the job between Joris and Annelies until a decision is made.',
            reasoning: 'One knows the floor, the other may sign, and both of them learn something.',
            value: 3,
            feedback:
              'Two people decide at night, or none. Growers call both and take the better answer, and after nine days of this Joris can no longer sleep.',
            next: 'talk',
          },
          {
            id: 'gone-outside',
            text: "Call in an interim manager from the firm that you've used before.",
            reasoning: 'Someone who has done it before costs money and saves the season.',
            value: 7,
            feedback:
              'He is good and comes on Monday. Until then there is no signature for six nights, and growers learn his name from the driver who meets him.',
            next: 'talk',
          },
        ],
      },
      {
        id: 'cover',
        title: 'Who may sign',
        description: 'Decide how cover is prepared.',
        situation:
          "The board took the page with its blanks. It asks who would run operations tomorrow if the holder were away. Joris may not sign for cold storage; Annelies may, and doesn't want the job.",
        messages: [
          {
            from: 'Pieter Bos',
            at: 'Friday, 10:00 AM',
            text: 'So is it Joris or Annelies? I want one name.',
          },
          {
            from: 'Annelies Smit',
            at: 'Friday, 10:30 AM',
            text: "I'll do nights for a month. Please don't put me on any list.",
          },
        ],
        choices: [
          {
            id: 'cover-two',
            text: 'Name Annelies for cover, leave the succession open, and test it for half a day.',
            reasoning: 'Those are two questions, and a test shows what a page never can.',
            value: 10,
            feedback:
              "Pieter had asked for one name and gets a page. At the test three things can't be signed without a call, and they're fixed within the week.",
            next: 'talk',
          },
          {
            id: 'cover-one',
            text: 'Name Joris for both, and give him the signature for cold storage this month.',
            reasoning: 'The chair asked for one name, and Joris will grow into it.',
            value: 3,
            feedback:
              'He gets a signature without a night of his own. Everyone now calls him the next one, which he has never said that he wants.',
            next: 'talk',
          },
          {
            id: 'cover-manual',
            text: 'Write down who does what on the first day, and have both of them sign that they read it.',
            reasoning:
              'A written plan works when people are upset, and the auditors ask for one every year.',
            value: 7,
            feedback:
              "It's a good text. It has never been tried, and the bank mandate on page four names a man who left the company in the spring.",
            next: 'talk',
          },
          {
            id: 'cover-later',
            text: 'Decide it on the day, with the facts of the day; Annelies has always answered her phone.',
            reasoning: "No two absences are alike, and what's on paper today may be wrong by then.",
            value: 0,
            feedback:
              "It comes up in nine days, in the early auction. Annelies is at her sister's wedding, and the night shift finds the number of the chair.",
            next: 'talk',
          },
        ],
      },
      {
        id: 'talk',
        title: 'What Joris asks',
        description: 'Decide what you tell him.',
        situation:
          'The head of operations is now away for months, and Annelies has the nights. Joris has asked for a talk. Every grower knows his name.',
        messages: [
          {
            from: 'Joris Haan',
            at: 'Thursday, 4:00 PM',
            text: 'Am I on a list or not? And does anyone want to know what I want?',
          },
        ],
        choices: [
          {
            id: 'talk-yes',
            text: 'Tell him that he is, that it looks good, and that patience pays.',
            reasoning: "He's been kept in the dark, and a good man can hear it from someone.",
            value: 3,
            feedback:
              "He tells his wife, and they look at houses. The job is opened to others in spring, as the works council had asked, and he learns that good wasn't a promise.",
            next: 'work',
          },
          {
            id: 'talk-nothing',
            text: "Tell him that you can't speak of it, as you couldn't to anyone.",
            reasoning: 'Equal silence is fair to everyone, and one word too many becomes a claim.',
            value: 0,
            feedback:
              'He hears a no. In May a grower offers him the job of farm manager, and he asks you for a reference on a Friday.',
            next: 'end',
          },
          {
            id: 'talk-manager',
            text: 'Have his manager explain to him before Friday what the process and the criteria are.',
            reasoning: 'The person who gives him work can also tell him what counts.',
            value: 7,
            feedback:
              "The manager does it well. He can't say what was seen in other departments, so Joris leaves with criteria and without a word about himself.",
            next: 'work',
          },
          {
            id: 'talk-facts',
            text: 'Ask what he would want and refuse, and open his own file but not the list.',
            reasoning:
              'What he wants is a fair question, and in eleven years he has never been asked it.',
            value: 10,
            feedback:
              "He wants it if the nights are shared and would refuse it otherwise, which changes the job and not the man. It's his first such talk in eleven years.",
            next: 'work',
          },
        ],
      },
      {
        id: 'work',
        title: 'The missing demand',
        description: 'Decide on the work.',
        situation:
          'The job is still empty, and Annelies covers. Joris has met two of four demands. He has never run a night and never spoken with a bank. He wants the nights shared.',
        messages: [
          {
            from: 'Pieter Bos',
            at: 'Monday, 10:00 AM',
            text: 'There is a leadership course in Fontainebleau. Five weeks. Make him an offer.',
          },
          {
            from: 'Marijke de Wit',
            at: 'Monday, 10:20 AM',
            text: "Or give him the whole of operations while the place is open. He'll swim.",
          },
        ],
        choices: [
          {
            id: 'work-course',
            text: 'Book the course, with a project on what the nights need as his paper.',
            reasoning:
              'It gives him words and contacts, and five weeks is a signal that everyone can read.',
            value: 3,
            feedback:
              'He comes back with words. He has still not run a night, and the two who covered for him ask what sign there is for them.',
            next: 'end',
          },
          {
            id: 'work-nights',
            text: 'Two nights a week beside Annelies, without the quality reports, until June.',
            reasoning:
              "It's a demand he hasn't met, and the reports can go to a person who wants them.",
            value: 10,
            feedback:
              'Quality grumbles for a month. In June two people can say what he did when the cooling failed on a Friday, and he knows that he wants the job.',
            next: 'end',
          },
          {
            id: 'work-whole',
            text: 'Give him all of operations for six months, with a coach and a date.',
            reasoning:
              'Nothing tests people like the real thing, and someone will be there to catch him.',
            value: 0,
            feedback:
              "Four things are new at once. In the week of Mother's Day it's the growers who hold the net, and he goes back to quality without having failed at anything he was prepared for.",
            next: 'end',
          },
          {
            id: 'work-shadow',
            text: 'Have him follow the acting head for a quarter and write down what he sees and would do.',
            reasoning:
              'He learns without doing any harm, and peak season is no time for experiments.',
            value: 7,
            feedback:
              'He sees much and decides nothing for three months. In June his file has a second source for his interest, and still none for a night.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 80,
    feedback: {
      passing:
        'You counted people, kept cover apart from succession, asked the man himself, and gave him the work that was missing. Look at the choices below 10: most of them made a page or a chair feel safe and left Joris, or a night shift, with the rest.',
      failing:
        'Here is a sound route. Count people and not entries, show blanks, and put no name on a page before its owner has been asked. Keep two questions apart: who may sign tomorrow, and who could lead for years. Test cover for half a day while all is well. When people ask whether they are on a list, keep the list shut and open their own file: what was seen, what is missing, what happens by when, and what they want themselves. Then give the missing demand, with relief and a second pair of eyes, and with few other things new. Play again, and ask at each step who pays if the page is wrong.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: A PAGE THAT WORKS ON TUESDAY\n\nName: ______________________   Date: ______________\n\n1. COUNT\nRoles: ____   Entries: ____   Distinct people: ____   Ready now: ____\nNames that have never been asked: ______________________________\n\n2. COVER\nRole and alternate, with authority: ______________________________\nDate of the half-day test: ______________\n\n3. CONVERSATION\nPerson and date: ______________________________\nWhat they want and refuse: ______________________________\n\n4. WORK\nMissing demand: ______________________________\nAssignment, relief, observers, review: ______________________________\n\nReview date: ______________   Person on the night shift who will tell me the truth: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Count', 'Cover', 'Conversation', 'Work'],
    },
  },
});
