import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'organization-development-scenario-2',
  moduleId: 'organization-development-m2',
  type: 'scenario',
  title: 'Eight Answers on the Night Ferry',
  description:
    'A Norwegian ferry company surveys small crews. Decide what the invitation promises, what happens to an alarming comment, what a driver is worth and how people get an answer.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Eight Answers on the Night Ferry',
      context:
        'You lead people and organization at a Norwegian ferry company with 22 vessels and 720 employees. Crews are small, 9 to 14 people a vessel, and a third of them have a first language other than Norwegian. The survey runs through a vendor with personal links. Its invitation has one exception: if a comment describes a serious risk to safety, two named people, you and the head of safety, may act on it. The company and its people are invented. Amounts are in kroner.',
      people: [
        { name: 'Ingrid Solheim', role: 'Chief executive' },
        { name: 'Lars Myhre', role: 'Fleet director' },
        { name: 'Kari Nygaard', role: 'Captain of the Skarven' },
        { name: 'Anders Lie', role: 'Elected safety delegate of the crews' },
        { name: 'Daniela Popescu', role: 'Deckhand' },
      ],
    },
    steps: [
      {
        id: 'invite',
        title: 'One word on the invitation',
        description: 'Decide what the invitation promises.',
        situation:
          'The survey opens in eleven days. Links are personal and preloaded with vessel, shift and age. On nine vessels fewer than five people answered last time. The draft invitation says "anonymous."',
        messages: [
          {
            from: 'Lars Myhre',
            at: 'Thursday, 8:10 AM',
            text: 'With a minimum of five I see nothing for nine ships. Set it at three.',
          },
          {
            from: 'Ingrid Solheim',
            at: 'Thursday, 8:25 AM',
            text: 'And keep "anonymous." It brought us twenty points of response at my last company.',
          },
        ],
        choices: [
          {
            id: 'invite-vendor',
            text: 'Keep "anonymous," set five for scores, and have the vendor promise in writing never to release a link.',
            reasoning:
              "What counts for crews is that we can't see them here, and a contract makes sure of that.",
            value: 3,
            feedback:
              'The contract is good and the word is false, since the vendor can link each answer to a person. In the first week a reminder goes out by name, and a deckhand reads it aloud in the mess.',
            next: 'found',
          },
          {
            id: 'invite-blank',
            text: 'Say "confidential," agree on five for scores and ten for comments, and leave nine of the ships blank.',
            reasoning:
              'Lars loses his table of ships for a year, which is cheaper than one sailor who is found out.',
            value: 10,
            feedback:
              'Lars complains about blank ships for a week. Anders reads the invitation to his crews as it stands, and it never has to be taken back. The response is 71%, a little under what Ingrid had hoped for.',
            next: 'request',
          },
          {
            id: 'invite-three',
            text: 'Keep the word, agree with Lars on three for this year, and raise it once crews are used to being asked.',
            reasoning:
              "Small ships deserve to be heard as well, and results that stay hidden don't help anyone aboard.",
            value: 0,
            feedback:
              'With three answers and a crew list, a captain needs a minute to work out who wrote what. A reminder by name shows everyone what "anonymous" was worth, and two ships stop answering on the same day.',
            next: 'found',
          },
          {
            id: 'invite-open',
            text: 'Print "confidential," set five for scores, and show comments to all captains without a minimum.',
            reasoning:
              'Numbers alone tell a captain little, and comments carry no names unless people add them.',
            value: 7,
            feedback:
              'The word is true and the scores are safe. Then a comment about prayer times reaches a captain with one person aboard who prays, and you have to call that sailor and apologize.',
            next: 'request',
          },
        ],
      },
      {
        id: 'found',
        title: 'Dear Daniela',
        description: 'Decide what you do about a promise that was false.',
        situation:
          "Day six. The vendor has sent reminders by name to all who haven't answered, and a photo of one is going around. The response stands at 31%.",
        messages: [
          {
            from: 'Daniela Popescu',
            at: 'Tuesday, 6:40 AM',
            text: '"Dear Daniela, you have not yet answered our anonymous survey." So who knows that?',
          },
          {
            from: 'Anders Lie',
            at: 'Tuesday, 7:15 AM',
            text: "I told sixty people that it can't be traced. Now I'm the liar.",
          },
        ],
        choices: [
          {
            id: 'found-vendor',
            text: 'Switch the reminders off and have the vendor explain that no manager has ever seen a name.',
            reasoning:
              "It's the truth, and this week people will believe an outsider sooner than they believe us.",
            value: 0,
            feedback:
              'The vendor explains, correctly, that it knows who answered, which is what the crews had just been told was impossible. Anders resigns as contact for the survey, and his crews stop at 33%.',
            next: 'request',
          },
          {
            id: 'found-correct',
            text: 'Tell all crews today that the word was wrong, correct it on the site, and let the survey run to its end.',
            reasoning:
              "The mistake is put right openly, and a third of the fleet hasn't answered for nothing.",
            value: 5,
            feedback:
              "New respondents know where they stand. The 220 who answered before don't get their answers back, and one of them asks Anders what she is supposed to do now. He has no reply to give her.",
            next: 'request',
          },
          {
            id: 'found-delete',
            text: 'Delete all 220 answers, reopen in three weeks, and sign a letter that the false word was your own.',
            reasoning:
              "They were given for a promise that we couldn't keep, so we have no right to use them.",
            value: 10,
            feedback:
              'It costs 140,000 kroner and an unpleasant hour with Ingrid. Anders can show his sixty people a deletion record, and most of them answer the second time, under a word that is true.',
            next: 'request',
          },
        ],
      },
      {
        id: 'request',
        title: 'Four hours',
        description: 'Decide what happens with an alarming comment.',
        situation:
          'Results are in. On the Skarven eight of twelve answered, 34 points below the fleet. Only you and the head of safety have read the comment: "Rest hours get written up afterward to fit. My second night I had four hours."',
        messages: [
          {
            from: 'Kari Nygaard',
            at: 'Monday, 9:05 AM',
            text: "Eight people I eat with think I'm a poor captain. Give me what they wrote and I'll put it right.",
          },
          {
            from: 'Lars Myhre',
            at: 'Monday, 9:30 AM',
            text: 'There is a comment on rest, I hear. I want to talk to the man who wrote it, off the record.',
          },
        ],
        choices: [
          {
            id: 'request-logs',
            text: 'Check rest sheets against gangway logs on four ships, with Anders, and refuse both the comment.',
            reasoning:
              "The records are good evidence, and it's all the same to a log who held the pen.",
            value: 10,
            feedback:
              'On two of four ships the logs contradict the sheets, and both get relief crew within days. Kari is hurt to be shown nothing. The sailor who wrote it sleeps eight hours and has never been asked for a name.',
            next: 'group',
          },
          {
            id: 'request-author',
            text: 'Have the vendor name the author under the exception, promise protection, and let Lars listen to him.',
            reasoning:
              "It's about safety, which is what the exception is for, and he may be the only witness.",
            value: 0,
            feedback:
              'Lars means every word of his promise. At the next crew change all of the Skarven knows who was called ashore, and the motorman asks for a transfer. When you invite crews to talk about rosters, the list stays empty.',
            next: 'plan',
          },
          {
            id: 'request-relay',
            text: 'Ask the author questions through the vendor, unnamed, and hold the check of logs until he has replied.',
            reasoning:
              'What he has seen himself can make the check shorter, and he decides how much of it he tells.',
            value: 7,
            feedback:
              'His name stays with the vendor. He thinks it over for nine days, and for nine days a crew that may have slept four hours takes cars across at night. The logs had been in the office all along.',
            next: 'group',
          },
          {
            id: 'request-gist',
            text: 'Give Kari the gist of the other comments, and pass the one on rest to the yearly audit in May.',
            reasoning:
              "She wants to improve, the audit knows the rules on rest, and the crew isn't exposed by it.",
            value: 3,
            feedback:
              "From the gist Kari can tell who misses a second cook, and says so to him, kindly, at breakfast. May is ten weeks away. Two people on the Skarven go on writing down sleep that they haven't had.",
            next: 'group',
          },
        ],
      },
      {
        id: 'group',
        title: 'The driver has an app',
        description: 'Decide what the driver analysis is worth.',
        situation:
          'Among deck crews, "I know my roster when I go home" is most strongly related to engagement, and at 29 of 100 it scores lowest.',
        messages: [
          {
            from: 'Ingrid Solheim',
            at: 'Tuesday, 1:00 PM',
            text: "So it's rosters. There is an app for 2.4 million. May I tell the board on Thursday?",
          },
          {
            from: 'Daniela Popescu',
            at: 'Tuesday, 4:50 PM',
            text: 'If you come aboard, ask who gets the call. And in which language.',
          },
        ],
        choices: [
          {
            id: 'group-captains',
            text: 'Ask all 22 captains to talk with their crews first, and to agree on three causes each by Friday.',
            reasoning:
              'They know their people, it costs nothing, and whatever comes out belongs to the line.',
            value: 3,
            feedback:
              'You receive 66 causes, and "communication" is 31 of them. Crews had told their captains what can be said to a captain. Daniela was on watch, and the one on her ship was written without her.',
            next: 'plan',
          },
          {
            id: 'group-trial',
            text: 'Propose a trial of the app on two ships for 200,000, with two others as a comparison.',
            reasoning:
              "It's an honest test at a twelfth of the price, and by summer someone can say what it does.",
            value: 7,
            feedback:
              'A fair test of an answer to a question not yet asked. After six weeks both pairs of ships look alike, because the crewing desk still works by phone. Ingrid has spent little and lost the spring.',
            next: 'plan',
          },
          {
            id: 'group-back',
            text: 'Back the app on Thursday, with a rule that it shows each roster three weeks ahead.',
            reasoning:
              'The link is strong, the score is low, and for once the board is willing to pay for crews.',
            value: 0,
            feedback:
              'The board pays 2.4 million. The app shows rosters three weeks ahead in one language, and the desk goes on changing them by phone at nine in the evening. Daniela now has two rosters, and both are wrong.',
            next: 'plan',
          },
          {
            id: 'group-six',
            text: 'Refuse Ingrid her Thursday, and have six deckhands talk first about their last changed roster.',
            reasoning:
              'A score says nothing about that evening, and a board should wait for a fact or two.',
            value: 10,
            feedback:
              'Six deckhands tell one story: the desk calls at nine on the last evening at home, in Norwegian, and those who miss it get the trip that is left. There is no app in it. Ingrid goes to her board without a slide and lets you feel it.',
            next: 'plan',
          },
        ],
      },
      {
        id: 'plan',
        title: 'Twenty-six actions',
        description: 'Decide what the plan is.',
        situation:
          'By now everyone ashore has heard how it works: the crewing desk changes rosters by phone, in Norwegian, on the last evening at home. Of 14 written complaints, 11 are from people with another first language.',
        messages: [
          {
            from: 'Lars Myhre',
            at: 'Wednesday, 10:00 AM',
            text: 'My action plan is attached: 26 actions, owners "all captains." We can\'t be accused of leaving anything out.',
          },
          {
            from: 'Anders Lie',
            at: 'Wednesday, 10:40 AM',
            text: 'Last time it was 19 actions and a mug.',
          },
        ],
        choices: [
          {
            id: 'plan-five',
            text: 'Let each crew choose five of the 26 for its ship, with a date and an owner aboard for all of them.',
            reasoning:
              'People carry out what they have picked themselves, and five can be done in one summer.',
            value: 7,
            feedback:
              'Crews like choosing, and most ships manage two of five. The call at nine is made ashore, though, where no crew can change it. Daniela votes for it and gets a new coffee machine.',
            next: 'answer',
          },
          {
            id: 'plan-bonus',
            text: "Put a tenth of every captain's bonus on the roster score in fall, and leave the way to them.",
            reasoning:
              'What is paid for gets done, and captains know best which measures fit a ship and its crew.',
            value: 0,
            feedback:
              "Captains can't change what the desk does, so they change what they can: they talk about the pulse. On two ships people hear what a good score is worth to the man at the head of the table.",
            next: 'stalled',
          },
          {
            id: 'plan-strike',
            text: 'Strike 25. Changes go by text, in three languages, before noon, and Lars answers for it from June 1.',
            reasoning:
              "It's the same story from everyone, and it happens ashore, where one order from him is enough.",
            value: 10,
            feedback:
              'Lars defends his list for an hour and then keeps one line of it. The desk grumbles about noon. On June 11 Daniela gets a change in Romanian at 11:20 and still reaches the day care to swap a pickup.',
            next: 'answer',
          },
          {
            id: 'plan-rank',
            text: 'Keep all 26, ranked by effort, and publish the progress of each ship every quarter.',
            reasoning:
              'Each of them answers what someone wrote, and by ship crews can see that nothing was lost.',
            value: 3,
            feedback:
              'The easy ones come first, so in June there are new notice boards on 14 ships. The call at nine is number 22. A deckhand photographs the notice board with a changed roster pinned over it.',
            next: 'stalled',
          },
        ],
      },
      {
        id: 'stalled',
        title: 'Called at 9:40',
        description: 'Decide how to recover the plan.',
        situation:
          'Ten weeks later. The desk made 61 changes by phone last month, as many as before. On two ships captains have asked crews to "be kind" in the fall pulse.',
        messages: [
          {
            from: 'Daniela Popescu',
            at: 'Sunday, 9:58 PM',
            text: 'Called at 9:40. I start at six, on another ship. Was there not a plan?',
          },
          {
            from: 'Lars Myhre',
            at: 'Monday, 8:00 AM',
            text: 'Captains do what they can. Can we give it until the pulse?',
          },
        ],
        choices: [
          {
            id: 'stalled-desk',
            text: 'Own the failure before the crews, then sit at the crewing desk from tonight, for the calls alone.',
            reasoning:
              "We've lost ten weeks, and the evidence is two floors down, in a room with a phone.",
            value: 10,
            feedback:
              'At the desk you see why: sick notes are read at eight in the evening. Moving that to ten in the morning takes Lars one order. Crews read the letter with some surprise, and the calls fall within the month.',
            next: 'answer',
          },
          {
            id: 'stalled-pulse',
            text: 'Hold the pulse as planned, show Lars first what his plan has done, and talk about the calls after that.',
            reasoning:
              'He trusts numbers more than messages, and a poor result will move him faster than I can.',
            value: 0,
            feedback:
              'The two ships that were asked to be kind are kind, and Lars has his proof that it works. Daniela answers truthfully, is outvoted by politeness, and asks a friend what the other ferry company pays.',
            next: 'answer',
          },
          {
            id: 'stalled-coach',
            text: "Tell captains it isn't their fault, give them a coach and a shorter list, and move the pulse by eight weeks.",
            reasoning:
              "They can't do something new with so little help, and the number of weeks was tight to begin with.",
            value: 5,
            feedback:
              'Captains value the coach, and the kindness campaign ends. The desk is on no list, and for eight more weeks people are called on their last evening at home.',
            next: 'answer',
          },
        ],
      },
      {
        id: 'answer',
        title: 'Up eleven points',
        description: 'Decide what crews are told.',
        situation:
          'The fall pulse. A rule that changes go by text before noon now holds on most ships. Deck crews are up eleven points. On ships that took part in both rounds, the response has fallen from 71% to 58%. Crews had also asked for four weeks on and four off, which would cost 38 million a year.',
        messages: [
          {
            from: 'Ingrid Solheim',
            at: 'Friday, 2:00 PM',
            text: 'Eleven points. Newsletter, photograph, thanks. Leave the rest out, it only confuses people.',
          },
          {
            from: 'Anders Lie',
            at: 'Friday, 2:30 PM',
            text: "They'll ask me about four-and-four. And why fewer of us answered.",
          },
        ],
        choices: [
          {
            id: 'answer-thanks',
            text: 'Print the eleven points with thanks to the crewing desk, and tell Anders in person what is still open.',
            reasoning:
              'The desk has earned some praise, and he is the one whom crews will ask about the other things.',
            value: 3,
            feedback:
              "The desk is pleased. Anders stands in six messrooms with a no that isn't his, and a figure that the company didn't care to print. In the next round fewer people answer again.",
            next: 'end',
          },
          {
            id: 'answer-no',
            text: 'Print 11 points, 58%, and a no to four-and-four with the 38 million worked out.',
            reasoning:
              'Ingrid wants a good day, and a request that 300 people made has earned a reply in print.',
            value: 10,
            feedback:
              'There are angry replies, and two of them find an error of a million in your sum, which you correct in the next issue. Daniela dislikes the no and can see where it comes from. Anders pins the page up himself.',
            next: 'end',
          },
          {
            id: 'answer-march',
            text: 'Tell crews that the pulse is too thin to read, and report on all of it after the full survey in March.',
            reasoning:
              'With 58% the eleven points may be chance, and praise that is taken back does more harm.',
            value: 0,
            feedback:
              'Your caution about the figure is fair, and crews see a company that asked and then says "too thin." By March the story aboard is that nothing came of it, although the calls at nine had almost stopped.',
            next: 'end',
          },
          {
            id: 'answer-meeting',
            text: 'Print both figures, and invite crews to a meeting on four-and-four in November.',
            reasoning:
              "It's a large wish with many sides, and people should get to argue it out with Ingrid.",
            value: 7,
            feedback:
              'Both numbers are out, and that is respected. Forty people give up a free day in November to discuss what Ingrid had decided in September, and one of them asks her when she knew.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 80,
    feedback: {
      passing:
        'You promised crews only what the system could keep, and paid for it with blank ships. An allegation was examined in the records while its author stayed unknown, a driver led to a conversation before it led to a purchase, and one change ashore took the place of a list. Crews got a reasoned no beside the good news. Read the feedback on any choice below ten, then use the action plan on your own next survey.',
      failing:
        'Try again with five tests. First, the word: personal links make a survey confidential, so print that, say who sees what, and fix the minimum for scores and for comments before launch, even if some units stay blank. If a false promise is out, say so and give the answers up. Second, the comment: examine the allegation, not the author. Records can usually be checked at once, and an exception for safety is a reason to act, which seldom needs a name. A summary for one manager of a small team exposes people as well. Third, the driver: it tells you where to ask. Hear what happened the last time, from people without their manager, before you buy or try anything. Fourth, the plan: find the one issue and the place where it can be changed; send it upward if that place is above or beside the team. Long lists and pay for scores produce notice boards and kindness. Fifth, the answer: tell people what changed, what did not, which number fell and what you decided against, with a reason that they can check. Then play again and watch what each choice does to Daniela.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: A SURVEY THAT KEEPS ITS WORD\n\nName: ______________________   Date: ______________\n\n1. PROMISE\nCan anyone, the vendor included, link an answer to a person? __________\nMinimum for scores: ____   for comments: ____   Filters at most: ____\nUnits that will stay blank, and who will be told so: ______________________________\n\n2. ALARMING COMMENTS\nException as printed: ______________________________\nTwo people who may act: ______________________________\nRecords that could be checked without a name: ______________________________\n\n3. DRIVER AND CONVERSATION\nDriver for one group: ______________________________\nSix people I will ask about the last time it happened: on __________ in which language __________\nWhere it can be changed (role, not unit): ______________________________\n\n4. ONE CHANGE AND THE ANSWER\nThe one change, its owner and date: ______________________________\nWe decided against ______________ because ______________\nNumbers we will print even if they fell: ______________________________\n\nReview date: ______________   Colleague on the line who will tell me how it went: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: [
        'Promise',
        'Alarming comments',
        'Driver and conversation',
        'One change and the answer',
      ],
    },
  },
});
