import 'shared-ui/styles/tokens.css'
import 'shared-ui/styles/fonts.css'
import 'shared-ui/styles/reset.css'
import './fonts.css'
