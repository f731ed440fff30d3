import Bitext
